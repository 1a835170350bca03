import { act, fireEvent, screen } from '@testing-library/react';
import { emptyReview } from '../../../machines/formRules';
import { connectForms } from '../../../src/app/connectForms';
import { ShareExperience } from '../../../src/sections/ShareExperience';
import { agePage } from '../../support/agedPage';
import { renderWithSite } from '../../support/renderWithSite';
import {
  button,
  fillReview,
  goodReview,
  openReviewForm,
  reviewField,
  star,
  writtenReview,
} from './review';
import { answerReviews } from './reviewAnswers';

const { post, answer, fail } = answerReviews();

beforeEach(agePage);
afterEach(() => jest.restoreAllMocks());

describe('[S7] A complete review', () => {
  test('is posted as JSON of exactly these keys, trimmed, once', async () => {
    const settings = { reviewsApi: 'https://reviews.test', reviewsAppId: 'our-studio' };
    const { user } = await openReviewForm({ settings });
    fillReview({
      ...goodReview,
      name: '  Dana ',
      review: ' The queue is gone.\n',
      email: ' dana@cafe.il ',
    });
    await user.dblClick(button('Submit Review'));
    fireEvent.submit(screen.getByRole('form'));
    expect(post).toHaveBeenCalledTimes(1);
    const [address, request] = post.mock.calls[0] ?? [];
    expect(address).toBe('https://reviews.test/api/reviews');
    expect(request).toMatchObject({ method: 'POST' });
    expect(JSON.parse(String(request?.body))).toEqual({
      appId: 'our-studio',
      name: 'Dana',
      company: 'Café Dizengoff',
      service: 'qr-menu-systems',
      rating: 4,
      review: 'The queue is gone.',
      email: 'dana@cafe.il',
      status: 'pending',
    });
  });

  test('[S4] on its way: the button is disabled and says so, fields stand fast, the focus stays in the form', async () => {
    const { user } = await openReviewForm();
    fillReview();
    await user.click(button('Submit Review'));
    expect(button('Submitting...')).toBeDisabled();
    expect(screen.getByRole('form')).toHaveFocus();
    fireEvent.click(star('1 star'));
    fireEvent.keyDown(star('4 stars'), { key: 'ArrowRight' });
    fireEvent.change(reviewField('service'), { target: { value: 'other' } });
    for (const name of ['name', 'company', 'review', 'email'] as const) {
      expect(reviewField(name)).toHaveAttribute('readonly');
    }
    await user.click(button('Cancel'));
    expect(writtenReview()).toEqual(goodReview);
  });

  test('[S4] is thanked for: the form closes and the thanks take the focus', async () => {
    const { user } = await openReviewForm();
    fillReview();
    await user.click(button('Submit Review'));
    await answer(201);
    const thanks = screen.getByText(
      'Your review has been submitted successfully. We appreciate your feedback!',
    );
    expect(thanks).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Share Your Experience'));
    expect(writtenReview()).toEqual(emptyReview);
    expect(screen.queryByText(/We appreciate/)).toBeNull();
  });

  test('[S4] is thanked for without taking the focus of who has gone elsewhere', async () => {
    const { user } = await renderWithSite(
      <>
        <ShareExperience />
        <input aria-label="Elsewhere" />
      </>,
    );
    await user.click(button('Share Your Experience'));
    fillReview();
    await user.click(button('Submit Review'));
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await answer(201);
    expect(screen.getByText(/We appreciate your feedback/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  test.each([
    ['an answer that is not ok', () => answer(500)],
    ['no answer', fail],
  ])('[S8] %s keeps everything, and it can be tried again', async (_, fail) => {
    const { user } = await openReviewForm();
    fillReview();
    await user.click(button('Submit Review'));
    await fail();
    expect(screen.getByText(/^Your review was not sent\. It is still here/)).toBeVisible();
    expect(writtenReview()).toEqual(goodReview);
    expect(button('Submit Review')).toBeEnabled();
    expect(button('Submit Review')).toHaveFocus();
    await user.click(button('Submit Review'));
    expect(screen.queryByText(/was not sent/)).toBeNull();
    await answer(200);
    expect(screen.getByText(/We appreciate your feedback/)).toBeVisible();
  });

  test('[S8] that is one too many is kept, with words of its own', async () => {
    const { user, site } = await openReviewForm();
    connectForms(site.actor);
    const shown = jest.fn();
    site.actor.getSnapshot().context.toaster.on('toast.shown', ({ kind }) => shown(kind));
    fillReview();
    await user.click(button('Submit Review'));
    await answer(429);
    expect(
      screen.getByText(/^Too many messages came from your network\. Your review/),
    ).toBeVisible();
    expect(shown.mock.calls).toEqual([['reviewLimited']]);
    expect(writtenReview()).toEqual(goodReview);
    expect(button('Submit Review')).toHaveFocus();
  });

  test('[S8] is given up after 10 s without an answer', async () => {
    jest.useFakeTimers();
    const { user } = await openReviewForm();
    fillReview();
    await user.click(button('Submit Review'));
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(button('Submitting...')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button('Submit Review')).toBeEnabled();
    expect(post.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    jest.useRealTimers();
  });
});
