import { fromPromise } from 'xstate';
import { type FormValues, reviewFields } from '../../machines/formRules';
import type { FormOutcome } from '../../machines/formSetup';
import { reviewFormMachine } from '../../machines/reviewForm.machine';
import { keptDraft } from '../adapters/draftMemory';
import { postReview } from '../adapters/requests';
import { type SiteStart, siteActor } from './siteActor';

/** The review, with a toast for each result. Source: docs/specification.md, section 8. */
export const reviewForm = siteActor({
  machine: ({ settings, interceptPort }: SiteStart) =>
    reviewFormMachine.provide({
      actors: {
        send: interceptPort(
          'send',
          fromPromise<FormOutcome, FormValues>(({ input, signal }) =>
            postReview(settings, input, signal),
          ),
        ),
      },
    }),
  input: () => ({ draft: keptDraft('reviewForm', reviewFields) }),
  connect(form, { showToast }) {
    form.on('form.sent', () => showToast('reviewSent'));
    form.on('form.repeated', () => showToast('reviewSent'));
    form.on('form.failed', () => showToast('reviewFailed'));
    form.on('form.limited', () => showToast('reviewLimited'));
  },
});
