import { fireEvent, screen, within } from '@testing-library/react';
import { connectForms } from '../../../src/app/connectForms';
import { serviceOptions } from '../../../src/content/inquiryOptions';
import { agePage } from '../../support/agedPage';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import {
  answerReviews,
  button,
  fillReview,
  goodReview,
  openReviewForm,
  reviewField,
  reviewNames,
  Sharing,
  star,
  writtenReview,
} from './review';

describe('[S4] The closed review form', () => {
  test('opens by a button, with the focus in its first field', async () => {
    const { user } = await renderWithSite(<Sharing />);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Share Your Experience'));
    expect(screen.getByRole('form', { name: 'Share Your Experience' })).toBeVisible();
    expect(reviewField('name')).toHaveFocus();
  });
});

describe('[S3] The review form', () => {
  test('has named fields for name, company, service, stars, text and email', async () => {
    await openReviewForm();
    const form = within(screen.getByRole('form'));
    for (const name of [
      reviewNames.name,
      reviewNames.company,
      reviewNames.review,
      reviewNames.email,
    ]) {
      expect(form.getByRole('textbox', { name })).toBeVisible();
    }
    expect(form.getByRole('combobox', { name: reviewNames.service })).toBeVisible();
    const group = within(form.getByRole('radiogroup', { name: 'Overall rating' }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
  });

  test('requires all but the email, and has the eight services of the inquiry', async () => {
    await openReviewForm();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    for (const name of ['name', 'company', 'service', 'review'] as const) {
      expect(reviewField(name)).toBeRequired();
    }
    expect(reviewField('email')).not.toBeRequired();
    expect(reviewField('email')).toHaveAttribute('type', 'email');
    expect(reviewField('email')).toHaveAccessibleDescription(/^Not published/);
    const options = within(reviewField('service')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      ...serviceOptions.map(({ value }) => value),
    ]);
  });
});

const { post, answer } = answerReviews();

describe('[S5] An incomplete review is rejected', () => {
  test('without a star', async () => {
    const { user } = await openReviewForm();
    fillReview({ ...goodReview, rating: 0 });
    await user.click(button('Submit Review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose between one and five stars',
    );
    expect(star('1 star')).toHaveFocus();
    fireEvent.click(star('2 stars'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false');
  });

  test('with a malformed email, which is not a missing field', async () => {
    const { user } = await openReviewForm();
    fillReview({ ...goodReview, email: 'dana@' });
    await user.click(button('Submit Review'));
    expect(reviewField('email')).toHaveAccessibleDescription(/address doesn’t look right/);
    expect(reviewField('email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(post).not.toHaveBeenCalled();
  });

  test('in the page’s language', async () => {
    const { user, site } = await openReviewForm();
    await user.click(button('Submit Review'));
    await switchLanguage(site, 'he');
    expect(screen.getByRole('alert')).toHaveTextContent('מלאו את כל שדות החובה');
    expect(screen.getByText('בחרו בין כוכב אחד לחמישה')).toBeVisible();
  });
});

beforeEach(agePage);
afterEach(() => jest.restoreAllMocks());

describe('[S7] A complete review', () => {
  test('is posted once as JSON with exactly these keys, trimmed', async () => {
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

  test('[S4] disables its button and locks its fields while it is sent, and keeps the focus in the form', async () => {
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

  test('[S4] is confirmed without moving a focus that is elsewhere', async () => {
    const { user } = await renderWithSite(
      <>
        <Sharing />
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

  test('[S8] is kept with a message when it is rate limited', async () => {
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
});
