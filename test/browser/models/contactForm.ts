import { contactFormModel } from '../../../machines/contactForm.model';
import { statusOf } from '../../models/statusOf';
import { inquiryFields, inquiryForm } from '../support/forms';
import { hydrateSite } from '../support/hydrateSite';
import type { BrowserDriver } from './driver';
import { fillIn, seenIn } from './formFields';
import { holdRequests } from './heldRequests';
import { sceneOn } from './sceneOn';

/** Endpoint of the variant that posts. */
const inbox = 'http://inquiries.test/inbox';
const headers = { 'access-control-allow-origin': '*' };

export const contactFormDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)|429 \(Too Many Requests\)/,
  async open(_, { page, locale, origin }) {
    const { t } = locale;
    const requests = await holdRequests(page, inbox);
    await page.goto(`${origin('contactEndpoint')}/contact`);
    await hydrateSite(page);
    const { form, field, submit } = inquiryForm(page, locale);
    const controls = Object.fromEntries(inquiryFields.map((name) => [name, field(name)]));
    const fill = (step: string) => () => fillIn(form, contactFormModel, step, controls);
    return sceneOn(page, {
      steps: {
        'fill in everything': fill('fill in everything'),
        'fill in with an invalid email': fill('fill in with an invalid email'),
        submit: () => {
          requests.hold();
          return submit.press('Enter');
        },
      },
      answer: (answer) =>
        requests.answer((route) =>
          route.fulfill({
            status: answer === 'failure' ? 500 : statusOf(answer.output),
            headers,
          }),
        ),
      look: async () => ({
        ...(await seenIn(form, locale, [
          'contact.form.errors.name',
          'contact.form.errors.email',
          'contact.form.errors.service',
          'contact.form.errors.message',
          'contact.form.errors.terms',
        ])),
        isSending: (await submit.textContent()) === t('contact.form.submitting'),
        hasFailed: await form.getByText(t('contact.form.failed')).isVisible(),
        isLimited: await form.getByText(t('contact.form.limited')).isVisible(),
      }),
    });
  },
};
