import { reviewFields as fields, requiredFields } from '../../../machines/formRules';
import { reviewFormModel } from '../../../machines/reviewForm.model';
import { type BrowserDriver, type Seen, sceneOn } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { openHydrated } from '../../browser/support/hydrateSite';
import { formSteps, keepDraft, seenIn } from '../forms/formFields';
import { reviewFields, reviewForm } from '../forms/formPage';
import { stubReviews } from './reviewsApi';

const disabled = 'a form on its way has its button disabled, and a field of it sends nothing then';

const missing = requiredFields(fields).map((name) => `reviews.form.errors.${name}` as const);

export const reviewFormDriver: BrowserDriver<typeof reviewFormModel, 'no draft' | 'a draft'> = {
  scenarios: { 'on its page': 'no draft', 'with a kept draft': 'a draft' },
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  cannot: [{ state: 'submitting for five seconds', step: 'submit', why: disabled }],
  async open(kept, { page, locale, origin }) {
    await stubReviews(page, []);
    if (kept === 'a draft') await keepDraft(page, 'reviewForm', reviewFormModel);
    const requests = await holdRequests(page, '**/api/reviews');
    await openHydrated(page, `${origin()}/reviews`);
    const { form, opener, submit, cancel, thanks, field, star } = reviewForm(page, locale);
    const texts = Object.fromEntries(reviewFields.map((name) => [name, field(name)]));
    const controls = { ...texts, rating: star(5) };
    return sceneOn(page, {
      steps: {
        'open the form': () => opener.press('Enter'),
        cancel: () => cancel.press('Enter'),
        ...formSteps(reviewFormModel, { form, submit, controls }, requests),
      },
      look: async (): Promise<Seen<typeof reviewFormModel>> => {
        const shown = await seenIn(form, locale, 'reviews', missing);
        return shown ?? { status: (await thanks.isVisible()) ? 'thanked' : 'hidden' };
      },
    });
  },
};
