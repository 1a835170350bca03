import { act, screen, within } from '@testing-library/react';
import type { Review } from '../../../machines/reviewList.machine';
import { listReviews } from '../../../src/features/reviews/reviewsApi';
import { Testimonials } from '../../../src/features/reviews/Testimonials';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

jest.mock('../../../src/features/reviews/reviewsApi');

const review: Review = {
  id: '1',
  name: 'Dana',
  company: 'Dana Bakery',
  service: 'qr-menu-systems',
  rating: 5,
  review: 'Dana likes it.',
  date: '2025-06-01',
};

/** Renders the section, whose requests wait for `answer`. */
async function open() {
  let settle = (_: Review[] | Error) => {};
  jest.mocked(listReviews).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = (given) => (given instanceof Error ? reject(given) : resolve(given));
      }),
  );
  const rendered = await renderWithSite(<Testimonials heading="Reviews" limit={6} all="All" />);
  const answer = (given: Review[] | Error) => act(async () => settle(given));
  return { ...rendered, answer };
}

test('[S4] signs reviews with what is known, in the page’s language, and says that none is verified', async () => {
  const { site, answer } = await open();
  await answer([
    review,
    { ...review, id: '2', company: '', service: 'Signs & menus', date: '' },
    { ...review, id: '3', company: '', service: 'other' },
  ]);
  const list = screen.getByRole('list', { name: 'Reviews' });
  const signatures = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) =>
        [...item.querySelectorAll('bdi, time')].map((part) =>
          part.textContent.replaceAll('\u00a0', ' '),
        ),
      );
  expect(signatures()).toEqual([
    ['Dana', 'Dana Bakery', 'QR Menu Systems', 'June 1, 2025'],
    ['Dana', 'Signs & menus'],
    ['Dana', 'June 1, 2025'],
  ]);
  expect(list.querySelector('time')).toHaveAttribute('datetime', '2025-06-01');
  expect(within(list).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(screen.getByText(/We read every review .* do not verify who wrote it\.$/)).toBeVisible();
  await switchLanguage(site, 'he');
  expect(signatures()[0]).toEqual(['Dana', 'Dana Bakery', 'תפריטי QR', '1 ביוני 2025']);
  expect(screen.getByText(/לא מאמתים/)).toBeVisible();
});

test('[S4] marks reviews that are in the script of another language', async () => {
  const { site, answer } = await open();
  const hebrew = { name: 'דנה', company: 'Dana', review: '5! התפריט מעולה.' };
  await answer([review, { ...review, ...hebrew, id: '2' }]);
  const languages = () =>
    screen
      .getAllByRole('listitem')
      .map((item) =>
        [...item.querySelectorAll<HTMLElement>('blockquote, bdi')].map(({ lang }) => lang),
      );
  expect(languages()).toEqual([
    ['', '', '', ''],
    ['he', 'he', '', ''],
  ]);
  await switchLanguage(site, 'he');
  expect(languages()).toEqual([
    ['en', 'en', 'en', ''],
    ['', '', 'en', ''],
  ]);
});

test('[S8] keeps the focus and announces only what is loading when a failed list is retried', async () => {
  const { user, container, answer } = await open();
  await answer(new Error('no list'));
  // The failure is announced by its toast.
  expect(container.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const place = document.activeElement;
  expect(place).not.toBe(document.body);
  expect(place).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews…');
  await answer([review]);
  expect(place).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText('Dana likes it.')).toBeVisible();
});
