import { screen, within } from '@testing-library/react';
import { contactFormModel } from '../../../machines/contactForm.model';
import { ContactForm } from '../../../src/sections/ContactForm';
import { enquiryNames } from '../../sections/forms/enquiry';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { controlsIn, fillIn, problemOf, writtenIn } from './formFields';
import { playNetwork } from './network';
import { openPage, pass, performing, press } from './page';

const t = translatorOf('en');
const labels: Readonly<Record<string, string>> = enquiryNames;
const missing: Readonly<Record<string, string>> = {
  name: t('contact.form.errors.name'),
  email: t('contact.form.errors.email'),
  service: t('contact.form.errors.service'),
  message: t('contact.form.errors.message'),
  terms: t('contact.form.errors.terms'),
};

export const contactFormDriver: ReactDriver = {
  async open(scenario, inspect) {
    const { answer } = playNetwork();
    const contactEndpoint =
      scenario === 'sent to an endpoint' ? 'https://studio.test/enquiries' : '';
    await openPage(<ContactForm />, { settings: { contactEndpoint }, inspect });
    const form = screen.getByRole('form', { name: t('contact.form.heading') });
    const button = within(form).getByRole('button');
    const fill = (step: string) => () =>
      fillIn(contactFormModel, step, (field) => controlsIn(form).get(labels[field] ?? field));
    return {
      perform: performing({
        'fill in everything': fill('fill in everything'),
        'fill in with the email cut short': fill('fill in with the email cut short'),
        submit: () => press(button),
      }),
      pass,
      answer,
      look: async () => {
        const all = controlsIn(form);
        const controls = Object.entries(labels).map(
          ([field, label]) => [field, all.get(label)] as const,
        );
        return {
          values: Object.fromEntries(
            controls.map(([field, control]) => [field, writtenIn(control)]),
          ),
          errors: controls.flatMap(([field, control]) => {
            const kind = problemOf(control, missing[field] ?? '');
            return kind === undefined ? [] : [{ field, kind }];
          }),
          isSending: button.textContent === t('contact.form.submitting'),
          hasFailed: within(form).queryByText(t('contact.form.failed')) !== null,
          isLimited: within(form).queryByText(t('contact.form.limited')) !== null,
        };
      },
    };
  },
};
