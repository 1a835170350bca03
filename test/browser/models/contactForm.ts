import { contactFormModel } from '../../../machines/contactForm.model';
import { inquiryFields, inquiryForm } from '../support/forms';
import { openHydrated } from '../support/hydrateSite';
import { type BrowserDriver, type Seen, sceneOn } from './browserDriver';
import { fillIn, seenIn } from './formFields';
import { holdRequests } from './heldRequests';

/** Endpoint of the variant that posts. */
const inbox = 'http://inquiries.test/inbox';
const headers = { 'access-control-allow-origin': '*' };

export const contactFormDriver: BrowserDriver<typeof contactFormModel> = {
  scenarios: { 'on the contact page': '/contact' },
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  async open(path, { page, locale, origin }) {
    const requests = await holdRequests(page, inbox);
    await openHydrated(page, origin('contactEndpoint') + path);
    const { form, field, submit } = inquiryForm(page, locale);
    const controls = Object.fromEntries(inquiryFields.map((name) => [name, field(name)]));
    const fill = (step: string) => () => fillIn(form, contactFormModel, step, controls);
    const answer = (status: number) => () =>
      requests.answer((route) => route.fulfill({ status, headers }));
    return sceneOn(page, {
      steps: {
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
      look: async (): Promise<Seen<typeof contactFormModel>> => {
        const shown = await seenIn(form, locale, 'contact', [
          'contact.form.errors.name',
          'contact.form.errors.email',
          'contact.form.errors.service',
          'contact.form.errors.message',
          'contact.form.errors.terms',
        ]);
        return shown ?? { status: 'hidden' };
      },
    });
  },
};
