import { useSelector } from '@xstate/react';
import type { Change, ReviewValues } from '../../machines/formRules';
import type { ReviewProblem } from '../../machines/reviewForm.machine';
import { useProcess } from './SiteContext';

export interface ReviewForm {
  readonly status: 'hidden' | 'shown' | 'thanked';
  readonly values: ReviewValues;
  readonly problems: readonly ReviewProblem[];
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  open(): void;
  cancel(): void;
  change(change: Change<ReviewValues>): void;
  submit(): void;
  /** Calls back with what is wrong each time that the form is refused; gives the way to stop. */
  onRefused(refused: (problems: readonly ReviewProblem[]) => void): () => void;
}

/** The review being written. */
export function useReviewForm(): ReviewForm {
  const actor = useProcess('reviewForm');
  return {
    status: useSelector(actor, (snapshot) => {
      if (snapshot.matches('hidden')) return 'hidden';
      return snapshot.matches('thanked') ? 'thanked' : 'shown';
    }),
    values: useSelector(actor, ({ context }) => context.values),
    problems: useSelector(actor, ({ context }) => context.problems),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches({ shown: 'failed' })),
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    change: (change) => actor.send({ type: 'field.changed', ...change }),
    submit: () => actor.send({ type: 'form.submitted' }),
    onRefused: (refused) => {
      const subscription = actor.on('form.refused', ({ problems }) => refused(problems));
      return () => subscription.unsubscribe();
    },
  };
}
