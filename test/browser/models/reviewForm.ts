import { reviewFormModel } from '../../../machines/reviewForm.model';
import { reviewFields, reviewForm } from '../support/forms';
import { openHydrated } from '../support/hydrateSite';
import { stubReviews } from '../support/reviews';
import { type BrowserDriver, type Seen, sceneOn } from './browserDriver';
import { fillIn, seenIn } from './formFields';
import { holdRequests } from './heldRequests';

const disabled = 'a form on its way has its button disabled, and a field of it sends nothing then';

export const reviewFormDriver: BrowserDriver<typeof reviewFormModel> = {
  scenarios: { 'on the reviews page': '/reviews' },
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  cannot: [{ state: 'submitting for five seconds', step: 'submit', why: disabled }],
  async open(path, { page, locale, origin }) {
    await stubReviews(page, []);
    const requests = await holdRequests(page, '**/api/reviews');
    await openHydrated(page, origin() + path);
    const { form, opener, submit, cancel, thanks, field, star } = reviewForm(page, locale);
    const texts = Object.fromEntries(reviewFields.map((name) => [name, field(name)]));
    const controls = { ...texts, rating: star(5) };
    const fill = (step: string) => () => fillIn(form, reviewFormModel, step, controls);
    const answer = (status: number) => () =>
      requests.answer((route) => route.fulfill({ status, json: {} }));
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
        'the server accepts it': answer(201),
        'the server reports a duplicate': answer(208),
        'the server limits the rate': answer(429),
        'the server fails': answer(500),
      },
      look: async (): Promise<Seen<typeof reviewFormModel>> => {
        const shown = await seenIn(form, locale, 'reviews', [
          'reviews.form.errors.name',
          'reviews.form.errors.company',
          'reviews.form.errors.service',
          'reviews.form.errors.rating',
          'reviews.form.errors.review',
        ]);
        return shown ?? { status: (await thanks.isVisible()) ? 'thanked' : 'hidden' };
      },
    });
  },
};
