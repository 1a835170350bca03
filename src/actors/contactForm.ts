import { fromPromise } from 'xstate';
import { contactFormMachine } from '../../machines/contactForm.machine';
import type { FormOutcome } from '../../machines/createFormMachine';
import type { FormValues } from '../../machines/formRules';
import { postInquiry } from '../adapters/requests';
import { type SiteStart, siteActor } from './siteActor';

/** The inquiry, with a toast for each result. Source: docs/specification.md, section 8. */
export const contactForm = siteActor({
  machine: ({ settings, interceptPort }: SiteStart) =>
    contactFormMachine.provide({
      actors: {
        send: interceptPort(
          'send',
          fromPromise<FormOutcome, FormValues>(({ input, signal }) =>
            postInquiry(settings.contactEndpoint, input, signal),
          ),
        ),
      },
    }),
  connect(form, { showToast }) {
    form.on('form.sent', () => showToast('contactSent'));
    form.on('form.repeated', () => showToast('contactRepeated'));
    form.on('form.failed', () => showToast('contactFailed'));
    form.on('form.limited', () => showToast('contactLimited'));
  },
});
