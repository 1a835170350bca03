import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { EnquiryError } from '../../machines/contactForm.machine';
import { type Change, type EnquiryValues, maxLengths } from '../../machines/formRules';
import { useSiteActor } from './SiteContext';

export interface ContactForm extends ContactFormActions {
  readonly values: EnquiryValues;
  readonly errors: readonly EnquiryError[];
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  /** It was not taken: too many have come from here. */
  readonly isLimited: boolean;
  /** The most characters of each text. */
  readonly maxLengths: typeof maxLengths;
}

/** What can be done with the form; the same functions from render to render. */
interface ContactFormActions {
  change(change: Change<EnquiryValues>): void;
  submit(): void;
  /** Calls back with what is wrong each time that the form is rejected; gives the way to stop. */
  onRejected(rejected: (errors: readonly EnquiryError[]) => void): () => void;
  /** Takes in what a person wrote into the page before it answered. */
  syncFromDom(form: HTMLFormElement): void;
}

/** The enquiry being written. */
export function useContactForm(): ContactForm {
  const actor = useSiteActor('contactForm');
  const actions = useMemo(() => actionsOf(actor), [actor]);
  return {
    ...actions,
    values: useSelector(actor, ({ context }) => context.values),
    errors: useSelector(actor, ({ context }) => context.errors),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches({ editable: 'failed' })),
    isLimited: useSelector(actor, (snapshot) => snapshot.matches({ editable: 'limited' })),
    maxLengths,
  };
}

const texts = [
  'name',
  'email',
  'phone',
  'company',
  'service',
  'budget',
  'timeline',
  'message',
] as const satisfies readonly (keyof EnquiryValues)[];

function actionsOf(actor: ReturnType<typeof useSiteActor<'contactForm'>>): ContactFormActions {
  return {
    change: (change) => actor.send({ type: 'field.changed', ...change }),
    submit: () => actor.send({ type: 'form.submitted' }),
    onRejected: (rejected) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    syncFromDom: ({ elements }) => {
      const { values } = actor.getSnapshot().context;
      for (const field of texts) {
        const control = elements.namedItem(field);
        if (!control || !('value' in control) || typeof control.value !== 'string') continue;
        const { value } = control;
        if (value !== values[field]) actor.send({ type: 'field.changed', field, value });
      }
      const terms = elements.namedItem('terms');
      if (terms instanceof HTMLInputElement && terms.checked !== values.terms) {
        actor.send({ type: 'field.changed', field: 'terms', value: terms.checked });
      }
    },
  };
}
