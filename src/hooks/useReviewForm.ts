import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Change, maxLengths, type ReviewValues } from '../../machines/formRules';
import type { ReviewError } from '../../machines/reviewForm.machine';
import { useSiteActor } from './SiteContext';

export interface ReviewForm extends ReviewFormActions {
  readonly status: 'hidden' | 'shown' | 'thanked';
  readonly values: ReviewValues;
  readonly errors: readonly ReviewError[];
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  /** It was not taken: too many have come from here. */
  readonly isLimited: boolean;
  /** The most characters of each text. */
  readonly maxLengths: typeof maxLengths;
}

/** What can be done with the form; the same functions from render to render. */
interface ReviewFormActions {
  open(): void;
  cancel(): void;
  change(change: Change<ReviewValues>): void;
  submit(): void;
  /** Calls back with what is wrong each time that the form is rejected; gives the way to stop. */
  onRejected(rejected: (errors: readonly ReviewError[]) => void): () => void;
}

/** The review being written. */
export function useReviewForm(): ReviewForm {
  const actor = useSiteActor('reviewForm');
  const actions = useMemo(() => actionsOf(actor), [actor]);
  return {
    ...actions,
    status: useSelector(actor, (snapshot) => {
      if (snapshot.matches('hidden')) return 'hidden';
      return snapshot.matches('thanked') ? 'thanked' : 'shown';
    }),
    values: useSelector(actor, ({ context }) => context.values),
    errors: useSelector(actor, ({ context }) => context.errors),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    hasFailed: useSelector(actor, (snapshot) =>
      snapshot.matches({ shown: { editable: 'failed' } }),
    ),
    isLimited: useSelector(actor, (snapshot) =>
      snapshot.matches({ shown: { editable: 'limited' } }),
    ),
    maxLengths,
  };
}

function actionsOf(actor: ReturnType<typeof useSiteActor<'reviewForm'>>): ReviewFormActions {
  return {
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    change: (change) => actor.send({ type: 'field.changed', ...change }),
    submit: () => actor.send({ type: 'form.submitted' }),
    onRejected: (rejected) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
  };
}
