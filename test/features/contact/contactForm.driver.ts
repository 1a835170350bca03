import { contactFormModel } from '../../../machines/contactForm.model';
import { inquiryFields as fields, requiredFields } from '../../../machines/formRules';
import { type BrowserDriver, type Seen, sceneOn } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { openHydrated } from '../../browser/support/hydrateSite';
import { formSteps, keepDraft, seenIn } from '../forms/formFields';
import { inquiryFields, inquiryForm } from '../forms/formPage';

/** Endpoint of the variant that posts. */
const inbox = 'http://inquiries.test/inbox';

const missing = requiredFields(fields).map((name) => `contact.form.errors.${name}` as const);

export const contactFormDriver: BrowserDriver<typeof contactFormModel, 'no draft' | 'a draft'> = {
  scenarios: { 'on its page': 'no draft', 'with a kept draft': 'a draft' },
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  async open(kept, { page, locale, origin }) {
    if (kept === 'a draft') await keepDraft(page, 'contactForm', contactFormModel);
    const requests = await holdRequests(page, inbox);
    await openHydrated(page, `${origin('contactEndpoint')}/contact`);
    const { form, field, submit } = inquiryForm(page, locale);
    const controls = Object.fromEntries(inquiryFields.map((name) => [name, field(name)]));
    return sceneOn(page, {
      steps: formSteps(contactFormModel, { form, submit, controls }, requests),
      look: async (): Promise<Seen<typeof contactFormModel>> => {
        const shown = await seenIn(form, locale, 'contact', missing);
        return shown ?? { status: 'hidden' };
      },
    });
  },
};
