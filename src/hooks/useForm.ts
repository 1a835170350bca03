import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type FieldError,
  type FieldTable,
  type FormValues,
  inquiryFields,
  reviewFields,
} from '../../machines/formRules';
import { useSiteActor } from './SiteContext';

const tables: Readonly<Record<'contactForm' | 'reviewForm', FieldTable>> = {
  contactForm: inquiryFields,
  reviewForm: reviewFields,
};

export type Form = ReturnType<typeof useForm>;

/** The inquiry or review form. Its actions are stable across renders. */
export function useForm(name: keyof typeof tables) {
  const actor = useSiteActor(name);
  const fields = tables[name];
  const actions = useMemo(() => actionsOf(actor, fields), [actor, fields]);
  return {
    ...actions,
    fields,
    values: useSelector(actor, ({ context }) => context.values),
    errors: useSelector(actor, ({ context }) => context.errors),
    isHidden: useSelector(actor, (snapshot) => snapshot.hasTag('hidden')),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isSent: useSelector(actor, (snapshot) => snapshot.hasTag('sent')),
    hasFailed: useSelector(actor, (snapshot) => snapshot.hasTag('failed')),
    /** Rejected by the rate limit. */
    isLimited: useSelector(actor, (snapshot) => snapshot.hasTag('limited')),
  };
}

function actionsOf(actor: ReturnType<typeof useSiteActor<'contactForm'>>, fields: FieldTable) {
  const change = (field: string, value: FormValues[string]) =>
    actor.send({ type: 'field.changed', field, value });
  return {
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    change,
    /** @param about first line of the sent message. */
    submit: (about?: string) => actor.send({ type: 'form.submitted', about }),
    /** Subscribes to rejections; returns a function that unsubscribes. */
    onRejected: (rejected: (errors: readonly FieldError[]) => void) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    /** Reads what was typed before hydration. */
    syncFromDom: ({ elements }: HTMLFormElement) => {
      const { values } = actor.getSnapshot().context;
      for (const [field, { kind }] of Object.entries(fields)) {
        const control = elements.namedItem(field);
        if (!control || !('value' in control)) continue;
        const isBox = kind === 'consent' && control instanceof HTMLInputElement;
        const value = isBox ? control.checked : String(control.value);
        if (value !== values[field]) change(field, value);
      }
    },
  };
}
