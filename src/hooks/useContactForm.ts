import { useSelector } from '@xstate/react';
import type { EnquiryProblem } from '../../machines/contactForm.machine';
import type { Change, EnquiryValues } from '../../machines/formRules';
import { useProcess } from './SiteContext';

export interface ContactForm {
  readonly values: EnquiryValues;
  readonly problems: readonly EnquiryProblem[];
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  change(change: Change<EnquiryValues>): void;
  submit(): void;
  /** Calls back with what is wrong each time that the form is refused; gives the way to stop. */
  onRefused(refused: (problems: readonly EnquiryProblem[]) => void): () => void;
}

/** The enquiry being written. */
export function useContactForm(): ContactForm {
  const actor = useProcess('contactForm');
  return {
    values: useSelector(actor, ({ context }) => context.values),
    problems: useSelector(actor, ({ context }) => context.problems),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    change: (change) => actor.send({ type: 'field.changed', ...change }),
    submit: () => actor.send({ type: 'form.submitted' }),
    onRefused: (refused) => {
      const subscription = actor.on('form.refused', ({ problems }) => refused(problems));
      return () => subscription.unsubscribe();
    },
  };
}
