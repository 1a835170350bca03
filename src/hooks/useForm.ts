import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import type { FieldChange, FormEvent } from '../../machines/createFormMachine';
import {
  type FieldError,
  type FieldTable,
  fieldsOf,
  inquiryFields,
  reviewFields,
  type ValuesOf,
} from '../../machines/formRules';
import { useSiteActor } from './SiteContext';

type NameOf<Fields> = keyof Fields & string;

/** The actor of a form, as far as components use it. */
interface FormActor<Fields extends FieldTable> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: {
      readonly values: ValuesOf<Fields>;
      readonly errors: readonly FieldError<NameOf<Fields>>[];
    };
    hasTag(tag: 'hidden' | 'busy' | 'sent' | 'failed' | 'limited'): boolean;
  };
  send(event: FormEvent<Fields>): void;
  on(
    type: 'form.rejected',
    listener: (event: { readonly errors: readonly FieldError<NameOf<Fields>>[] }) => void,
  ): { unsubscribe(): void };
}

export type Form<Fields extends FieldTable> = ReturnType<typeof useForm<Fields>>;

export const useContactForm = () => useForm(inquiryFields, useSiteActor('contactForm'));

export const useReviewForm = () => useForm(reviewFields, useSiteActor('reviewForm'));

/** A form with the types of its fields. Its actions are stable across renders. */
function useForm<Fields extends FieldTable>(fields: Fields, actor: FormActor<Fields>) {
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

function actionsOf<Fields extends FieldTable>(actor: FormActor<Fields>, fields: Fields) {
  const change = <Name extends NameOf<Fields>>(field: Name, value: ValuesOf<Fields>[Name]) =>
    actor.send({ type: 'field.changed', field, value } as FieldChange<Fields>);
  return {
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    change,
    submit: () => actor.send({ type: 'form.submitted' }),
    /** Subscribes to rejections; returns a function that unsubscribes. */
    onRejected: (rejected: (errors: readonly FieldError<NameOf<Fields>>[]) => void) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    /** Reads what was typed before hydration. */
    syncFromDom: ({ elements }: HTMLFormElement) => {
      const { values } = actor.getSnapshot().context;
      for (const field of fieldsOf(fields)) {
        const control = elements.namedItem(field);
        if (!control || !('value' in control)) continue;
        const kind = fields[field]?.kind;
        const isBox = kind === 'consent' && control instanceof HTMLInputElement;
        const text = String(control.value);
        const value = isBox ? control.checked : kind === 'rating' ? Number(text) : text;
        if (value !== values[field]) change(field, value as ValuesOf<Fields>[typeof field]);
      }
    },
  };
}
