import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Review } from '../../machines/reviewList.machine';
import { AddOnList } from '../../src/sections/pricing/AddOnList';
import { Testimonials } from '../../src/sections/reviews/Testimonials';
import { renderWithSite } from '../support/renderWithSite';
import { translatorOf } from '../support/siteWords';

const t = translatorOf('en');

/** StrictMode mounts, unmounts and mounts again: a component's own actor is stopped and restarted. */
describe('[S4] In StrictMode', () => {
  test('updates the bill', async () => {
    await renderWithSite(
      <StrictMode>
        <AddOnList />
      </StrictMode>,
    );
    const codes = screen.getByRole('checkbox', { name: t('pricing.addOns.tableQrCodes.name') });
    fireEvent.click(codes);
    expect(screen.getByRole('spinbutton')).toBeInTheDocument();
    fireEvent.click(codes);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('retries reviews after a failure', async () => {
    let fail: (error: Error) => void = () => {};
    const listReviews = jest.fn(
      () => new Promise<readonly Review[]>((_, reject) => (fail = reject)),
    );
    const { user } = await renderWithSite(
      <StrictMode>
        <Testimonials heading="What owners say" lead="Words from owners." limit={6} />
      </StrictMode>,
      { listReviews },
    );
    await act(async () => fail(new Error('no answer')));
    const retry = screen.getByRole('button', { name: t('reviews.list.retry') });
    listReviews.mockResolvedValue([]);
    await user.click(retry);
    expect(await screen.findByText(t('reviews.list.empty'))).toBeInTheDocument();
  });
});
