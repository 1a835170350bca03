import { waitFor } from '@testing-library/react';
import { inquiryFields, reviewFields } from '../../../machines/formRules';
import { formsOf } from '../../../src/app/actors';
import { toaster } from '../../../src/features/toasts/toaster.actor';
import { filledForm } from '../../support/filledForm';
import { renderWithSite } from '../../support/renderWithSite';

const settings = { contactEndpoint: 'https://studio.test/inquiries' };

const values = { ...filledForm(inquiryFields), ...filledForm(reviewFields) };

test.each([
  ['contactForm', 201, 'contactSent'],
  ['contactForm', 208, 'contactRepeated'],
  ['contactForm', 429, 'contactLimited'],
  ['contactForm', 500, 'contactFailed'],
  ['reviewForm', 201, 'reviewSent'],
  ['reviewForm', 208, 'reviewSent'],
  ['reviewForm', 429, 'reviewLimited'],
  ['reviewForm', 500, 'reviewFailed'],
] as const)('[S8] %s shows for the status %d the toast %s', async (name, status, kind) => {
  const ok = status < 300;
  Object.assign(globalThis, { fetch: async () => ({ ok, status }) });
  const { site } = await renderWithSite(null, { settings });
  const form = formsOf(site.actors)[name];
  const shown = jest.fn();
  site.actors.of(toaster).on('toast.shown', (toast) => shown(toast.kind));
  form.send({ type: 'form.opened' });
  for (const [field, value] of Object.entries(values)) {
    form.send({ type: 'field.changed', field, value });
  }
  form.send({ type: 'form.submitted' });
  await waitFor(() => expect(shown.mock.calls).toEqual([[kind]]));
});
