import { fireEvent, screen, within } from '@testing-library/react';
import { serviceOptions } from '../../../src/content/enquiryOptions';
import { ShareExperience } from '../../../src/sections/ShareExperience';
import { renderWithSite } from '../../support/renderWithSite';
import {
  button,
  fillReview,
  goodReview,
  openReviewForm,
  reviewField,
  reviewNames,
  writtenReview,
} from './review';
import { TwoPages } from './TwoPages';

describe('[S4] The review form is hidden or shown', () => {
  test('a button opens it, and the focus is in its first field', async () => {
    const { user } = await renderWithSite(<ShareExperience />);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Share Your Experience'));
    expect(screen.getByRole('form', { name: 'Share Your Experience' })).toBeVisible();
    expect(reviewField('name')).toHaveFocus();
  });

  test('Cancel closes it, gives the focus back and keeps what was typed', async () => {
    const { user } = await openReviewForm();
    fillReview();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('form')).toBeNull();
    expect(button('Share Your Experience')).toHaveFocus();
    await user.click(button('Share Your Experience'));
    expect(writtenReview()).toEqual(goodReview);
  });

  test('it stays open with its draft over leaving and coming back, and leaves the focus alone', async () => {
    const { user } = await renderWithSite(
      <TwoPages>
        <ShareExperience />
      </TwoPages>,
    );
    await user.click(button('Share Your Experience'));
    fillReview();
    await user.click(button('Turn the page'));
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Turn the page'));
    expect(writtenReview()).toEqual(goodReview);
    expect(button('Turn the page')).toHaveFocus();
  });
});

describe('[S3] The testimonial', () => {
  test('takes name, company, service, stars, a text and an email, each by its name', async () => {
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

  test('requires all but the email, whose field is of the type email', async () => {
    await openReviewForm();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    for (const name of ['name', 'company', 'service', 'review'] as const) {
      expect(reviewField(name)).toBeRequired();
    }
    expect(reviewField('email')).not.toBeRequired();
    expect(reviewField('email')).toHaveAttribute('type', 'email');
    expect(reviewField('email')).toHaveAccessibleDescription(/^Not published/);
  });

  test('offers the eight services of the enquiry', async () => {
    await openReviewForm();
    const options = within(reviewField('service')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      ...serviceOptions.map(({ value }) => value),
    ]);
  });

  test.each(['👩‍🍳🍕', '\u202Eabc\u202C', '<img src=x onerror=alert(1)>'])(
    '%j is kept as it is in every field',
    async (text) => {
      await openReviewForm();
      for (const name of ['name', 'company', 'review'] as const) {
        fireEvent.change(reviewField(name), { target: { value: text } });
        expect(reviewField(name)).toHaveValue(text);
      }
      expect(screen.queryByRole('img')).toBeNull();
    },
  );
});
