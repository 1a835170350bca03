import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  byField,
  type FieldError,
  type FieldTable,
  type FormValues,
  fieldsOf,
  type InquiryValues,
  inquiryFields,
  reviewFields,
} from '../../machines/formRules';
import { useSiteActor } from './SiteContext';

/** Builds an object with a value for each field of the inquiry, such as the key of its label. */
export function forInquiryFields<Result>(resultOf: (name: keyof InquiryValues) => Result) {
  return byField(fieldsOf(inquiryFields), resultOf);
}

const tables = { contactForm: inquiryFields, reviewForm: reviewFields };

export interface Form extends FormActions {
  readonly fields: FieldTable;
  readonly values: FormValues;
  readonly errors: readonly FieldError[];
  readonly isHidden: boolean;
  readonly isSubmitting: boolean;
  readonly isSent: boolean;
  readonly hasFailed: boolean;
  /** Rejected by the rate limit. */
  readonly isLimited: boolean;
}

/** Actions of the form, stable across renders. */
interface FormActions {
  open(): void;
  cancel(): void;
  change(field: string, value: FormValues[string]): void;
  /** @param about first line of the sent message. */
  submit(about?: string): void;
  /** Subscribes to rejections; returns a function that unsubscribes. */
  onRejected(rejected: (errors: readonly FieldError[]) => void): () => void;
  /** Reads what was typed before hydration. */
  syncFromDom(form: HTMLFormElement): void;
}

/** The inquiry or review form. */
export function useForm(name: keyof typeof tables): Form {
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
    isLimited: useSelector(actor, (snapshot) => snapshot.hasTag('limited')),
  };
}

function actionsOf(
  actor: ReturnType<typeof useSiteActor<'contactForm'>>,
  fields: FieldTable,
): FormActions {
  const change: FormActions['change'] = (field, value) =>
    actor.send({ type: 'field.changed', field, value });
  return {
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    change,
    submit: (about) => actor.send({ type: 'form.submitted', about }),
    onRejected: (rejected) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    syncFromDom: ({ elements }) => {
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
