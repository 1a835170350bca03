import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import type { FieldChange, FormEvent } from '../../../machines/createFormMachine';
import {
  emptyValues,
  type FieldError,
  type FieldTable,
  type FormValues,
  fieldsOf,
  type ValuesOf,
} from '../../../machines/formRules';

type NameOf<Fields> = keyof Fields & string;

interface FormSnapshot<Fields extends FieldTable> {
  readonly context: {
    readonly values: ValuesOf<Fields>;
    readonly errors: readonly FieldError<NameOf<Fields>>[];
  };
  hasTag(tag: 'hidden' | 'busy' | 'sent' | 'failed' | 'limited'): boolean;
}

/** The actor of a form, as far as components use it. */
interface FormActor<Fields extends FieldTable> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): FormSnapshot<Fields>;
  send(event: FormEvent<Fields>): void;
  on(
    type: 'form.rejected',
    listener: (event: { readonly errors: readonly FieldError<NameOf<Fields>>[] }) => void,
  ): { unsubscribe(): void };
}

export type Form<Fields extends FieldTable> = ReturnType<typeof useForm<Fields>>;

/** Part of a form's values. Renders again only if that part changes, not with each letter. */
export function useFormValues<Fields extends FieldTable, Part>(
  { actor }: Form<Fields>,
  select: (values: ValuesOf<Fields>) => Part,
): Part {
  return useSelector(actor, ({ context }) => select(context.values));
}

/**
 * A form with the types of its fields. What is typed is in the DOM, and React writes no value. Its actions are stable
 * across renders.
 */
export function useForm<Fields extends FieldTable>(fields: Fields, actor: FormActor<Fields>) {
  const actions = useMemo(() => actionsOf(actor, fields), [actor, fields]);
  return {
    ...actions,
    fields,
    actor,
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
    submit: () => actor.send({ type: 'form.submitted' }),
    /** Subscribes to rejections; returns a function that unsubscribes. */
    onRejected: (rejected: (errors: readonly FieldError<NameOf<Fields>>[]) => void) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    /** Tells the machine what is typed in the form. */
    read: (form: HTMLFormElement) => {
      const { values } = actor.getSnapshot().context;
      for (const field of fieldsOf(fields)) {
        const value = readControl(form.elements.namedItem(field));
        if (value !== values[field]) change(field, value as ValuesOf<Fields>[typeof field]);
      }
    },
    /**
     * Shows values that the machine itself sets: a draft, an answered question, and none after a submission. A control
     * that holds something else keeps it. Returns a function that unsubscribes.
     */
    show: (form: HTMLFormElement) => {
      let shown = emptyValues(fields);
      const write = ({ context: { values } }: FormSnapshot<Fields>) => {
        for (const field of fieldsOf(fields)) {
          const control = form.elements.namedItem(field);
          if (values[field] !== shown[field] && readControl(control) === shown[field])
            writeControl(control, values[field]);
        }
        shown = values;
      };
      write(actor.getSnapshot());
      const subscription = actor.subscribe(write);
      return () => subscription.unsubscribe();
    },
  };
}

type Control = ReturnType<HTMLFormControlsCollection['namedItem']>;

function readControl(control: Control): FormValues[string] | undefined {
  if (control instanceof RadioNodeList) return Number(control.value);
  if (!control || !('value' in control)) return undefined;
  return isCheckbox(control) ? control.checked : String(control.value);
}

function writeControl(control: Control, value: FormValues[string]): void {
  if (control instanceof RadioNodeList) control.value = String(value);
  else if (isCheckbox(control)) control.checked = value === true;
  else if (control && 'value' in control) control.value = String(value);
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
