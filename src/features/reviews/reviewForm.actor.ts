import { fromPromise } from 'xstate';
import { type FormValues, reviewFields } from '../../../machines/formRules';
import type { FormOutcome } from '../../../machines/formSetup';
import { reviewFormMachine } from '../../../machines/reviewForm.machine';
import { useSiteActor } from '../../site/SiteContext';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { keptDraft } from '../forms/draftMemory';
import { postReview } from '../forms/requests';
import { useForm } from '../forms/useForm';
import { showToast } from '../toasts/toaster.actor';

/** The review, with a toast for each result. Source: docs/specification.md, section 8. */
export const reviewForm = siteActor({
  id: 'reviewForm',
  machine: ({ settings }: SiteStart) =>
    reviewFormMachine.provide({
      actors: {
        send: fromPromise<FormOutcome, FormValues>(({ input, signal }) =>
          postReview(settings, input, signal),
        ),
      },
    }),
  input: () => ({ draft: keptDraft('reviewForm', reviewFields), now: Date.now }),
  connect(form, { actors }) {
    form.on('form.sent', () => showToast(actors, 'reviewSent'));
    form.on('form.repeated', () => showToast(actors, 'reviewSent'));
    form.on('form.failed', () => showToast(actors, 'reviewFailed'));
    form.on('form.limited', () => showToast(actors, 'reviewLimited'));
  },
});

export const useReviewForm = () => useForm(reviewFields, useSiteActor(reviewForm));
