import { expect } from '@playwright/test';
import { reviewFormModel } from '../../../machines/reviewForm.model';
import { statusOf } from '../../models/statusOf';
import { reviewFields, reviewForm } from '../support/forms';
import { hydrateSite } from '../support/hydrateSite';
import { stubReviews } from '../support/reviews';
import type { BrowserDriver } from './driver';
import { fillIn, seenIn } from './formFields';
import { holdRequests } from './heldRequests';
import { sceneOn } from './sceneOn';
import { visibility } from './visibility';

const disabled = 'a form on its way has its button disabled, and a field of it sends nothing then';

export const reviewFormDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  cannot: [{ state: 'submitting for five seconds', step: 'submit', why: disabled }],
  async open(_, { page, locale, origin }) {
    const { t } = locale;
    await stubReviews(page, []);
    const requests = await holdRequests(page, '**/api/reviews');
    await page.goto(`${origin()}/reviews`);
    await hydrateSite(page);
    const { form, opener, submit, cancel, thanks, field, star } = reviewForm(page, locale);
    const sending = form.getByRole('button', { name: t('reviews.form.submitting') });
    const texts = Object.fromEntries(reviewFields.map((name) => [name, field(name)]));
    const controls = { ...texts, rating: star(5) };
    const fill = (step: string) => () => fillIn(form, reviewFormModel, step, controls);
    return sceneOn(page, {
      steps: {
        'open the form': () => opener.press('Enter'),
        cancel: () => cancel.press('Enter'),
        'fill in everything': fill('fill in everything'),
        'fill in with an invalid email': fill('fill in with an invalid email'),
        submit: () => {
          requests.hold();
          return submit.press('Enter');
        },
      },
      answer: async (answer) => {
        const status = answer === 'failure' ? 500 : statusOf(answer.output);
        await requests.answer((route) => route.fulfill({ status, json: {} }));
        // The available facts depend on whether the form is shown.
        await expect(sending).toBeHidden();
      },
      async look() {
        const seen = await seenIn(form, locale, [
          'reviews.form.errors.name',
          'reviews.form.errors.company',
          'reviews.form.errors.service',
          'reviews.form.errors.rating',
          'reviews.form.errors.review',
        ]);
        if (!seen) return { status: (await thanks.isVisible()) ? 'thanked' : 'hidden' };
        return {
          status: 'shown',
          ...seen,
          ...(await visibility({
            isSending: sending,
            hasFailed: form.getByText(t('reviews.form.failed')),
            isLimited: form.getByText(t('reviews.form.limited')),
          })),
        };
      },
    });
  },
};
