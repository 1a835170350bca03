import { act, fireEvent, screen } from '@testing-library/react';
import {
  ShareButton,
  ShareExperience,
  useSharing,
} from '../../../src/features/reviews/ShareExperience';
import { renderWithSite } from '../../support/renderWithSite';

const review = {
  name: 'Dana',
  company: 'Café Dizengoff',
  service: 'qr-menu-systems',
  review: 'The queue is gone.',
};

/** The form with its button, as in the section of reviews. */
function Sharing() {
  const sharing = useSharing();
  return (
    <>
      {sharing.status !== 'shown' && <ShareButton {...sharing} />}
      <ShareExperience {...sharing} />
      <input aria-label="Elsewhere" />
    </>
  );
}

async function openForm(stars?: string) {
  const { user } = await renderWithSite(<Sharing />);
  await user.click(screen.getByRole('button', { name: 'Share Your Experience' }));
  for (const [name, value] of Object.entries(review)) {
    const [field = document.body] = document.getElementsByName(name);
    fireEvent.input(field, { target: { value } });
  }
  if (stars) await user.click(screen.getByRole('radio', { name: stars }));
  await user.click(screen.getByRole('button', { name: 'Submit Review' }));
  return { user };
}

test('[S4] moves the focus to the opened form, and back to its button', async () => {
  const { user } = await renderWithSite(<Sharing />);
  await user.click(screen.getByRole('button', { name: 'Share Your Experience' }));
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Share Your Experience' })).toHaveFocus();
});

test('[S5] focuses the first of the required stars if none is chosen', async () => {
  await openForm();
  expect(screen.getByRole('radiogroup', { name: 'Overall rating' })).toBeRequired();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
});

test('[S4] confirms a review without moving a focus that is elsewhere', async () => {
  let answer = () => {};
  const fetched = () =>
    new Promise((resolve) => {
      answer = () => resolve({ ok: true, status: 201 });
    });
  Object.assign(globalThis, { fetch: fetched });
  const { user } = await openForm('4 stars');
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  await act(async () => answer());
  expect(screen.getByText(/We appreciate your feedback/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});
