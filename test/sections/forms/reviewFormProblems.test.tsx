import { fireEvent, screen } from '@testing-library/react';
import { switchLanguage } from '../../support/renderWithSite';
import { button, fillReview, goodReview, openReviewForm, reviewField, star } from './review';
import { answerReviews } from './reviewAnswers';

const { post } = answerReviews();

describe('[S5] An incomplete review is rejected', () => {
  test.each([
    ['name', '', 'Please tell us your name'],
    ['company', '  ', 'Please enter your company name'],
    ['service', '', 'Please choose the service you used'],
    ['review', '\n ', 'Please write a line or two'],
  ] as const)('without %s (%j)', async (name, value, words) => {
    const { user } = await openReviewForm();
    fillReview({ ...goodReview, [name]: value });
    await user.click(button('Submit Review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(reviewField(name)).toBeInvalid();
    expect(reviewField(name)).toHaveAccessibleDescription(words);
    expect(reviewField(name)).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

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

  test('with nothing at all: each field says so, and the focus is on the first', async () => {
    const { user } = await openReviewForm();
    await user.click(button('Submit Review'));
    const invalid = (['name', 'company', 'service', 'review', 'email'] as const).filter(
      (name) => reviewField(name).getAttribute('aria-invalid') === 'true',
    );
    expect(invalid).toEqual(['name', 'company', 'service', 'review']);
    expect(reviewField('name')).toHaveFocus();
  });

  test('with an email that is none, which is not called a missing field', async () => {
    const { user } = await openReviewForm();
    fillReview({ ...goodReview, email: 'dana@' });
    await user.click(button('Submit Review'));
    expect(reviewField('email')).toHaveAccessibleDescription(/address doesn’t look right/);
    expect(reviewField('email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(post).not.toHaveBeenCalled();
  });

  test('with 2001 characters set by a script', async () => {
    const { user } = await openReviewForm();
    fillReview({ ...goodReview, review: 'x'.repeat(2001) });
    await user.click(button('Submit Review'));
    expect(reviewField('review')).toHaveAccessibleDescription(
      'This is longer than 2,000 characters',
    );
  });

  test('in the language that is shown', async () => {
    const { user, site } = await openReviewForm();
    await user.click(button('Submit Review'));
    await switchLanguage(site, 'he');
    expect(screen.getByRole('alert')).toHaveTextContent('מלאו את כל שדות החובה');
    expect(screen.getByText('בחרו בין כוכב אחד לחמישה')).toBeVisible();
  });
});
