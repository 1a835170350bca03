import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FormActor, FormMachine } from '../../../machines/createFormMachine';
import {
  emptyValues,
  type FieldError,
  type FieldTable,
  type FormValues,
  type ValuesOf,
} from '../../../machines/formRules';

export type Form<Fields extends FieldTable> = ReturnType<typeof useForm<Fields>>;

/** Part of a form's values. Renders again only if that part changes, not with each letter. */
export function useFormValues<Fields extends FieldTable, Part>(
  { actor }: Form<Fields>,
  select: (values: ValuesOf<Fields>) => Part,
): Part {
  return useSelector(actor, (snapshot) => select(contextOf<Fields>(snapshot).values));
}

/**
 * A form with the types of its fields. What is typed is in the DOM, and React writes no value. Its actions are stable
 * across renders.
 */
export function useForm<Fields extends FieldTable>(fields: Fields, actor: FormActor) {
  const actions = useMemo(() => actionsOf(actor, fields), [actor, fields]);
  return {
    ...actions,
    fields,
    actor,
    errors: useSelector(actor, (snapshot) => contextOf<Fields>(snapshot).errors),
    isHidden: useSelector(actor, (snapshot) => snapshot.hasTag('hidden')),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** Time of sending, in ms since 1970, until another one is written. */
    sentAt: useSelector(actor, (snapshot) =>
      snapshot.hasTag('sent') ? snapshot.context.sentAt : undefined,
    ),
    hasFailed: useSelector(actor, (snapshot) => snapshot.hasTag('failed')),
    isLimited: useSelector(actor, (snapshot) => snapshot.hasTag('limited')),
  };
}

/** The values and errors of the machine, which takes any table of fields, with the types of one table. */
function contextOf<Fields extends FieldTable>({ context }: SnapshotFrom<FormMachine>) {
  const { values, errors } = context;
  return { values, errors } as {
    readonly values: ValuesOf<Fields>;
    readonly errors: readonly FieldError<keyof Fields & string>[];
  };
}

function actionsOf(actor: FormActor, fields: FieldTable) {
  return {
    open: () => actor.send({ type: 'form.opened' }),
    cancel: () => actor.send({ type: 'form.cancelled' }),
    submit: () => actor.send({ type: 'form.submitted' }),
    /** Subscribes to rejections; returns a function that unsubscribes. */
    onRejected: (rejected: (errors: readonly FieldError[]) => void) => {
      const subscription = actor.on('form.rejected', ({ errors }) => rejected(errors));
      return () => subscription.unsubscribe();
    },
    /** Tells the machine what is typed in the form. */
    read: (form: HTMLFormElement) => {
      for (const [field, held] of Object.entries(actor.getSnapshot().context.values)) {
        const value = readControl(form.elements.namedItem(field));
        if (value !== undefined && value !== held)
          actor.send({ type: 'field.changed', field, value });
      }
    },
    /**
     * Shows values that the machine itself sets: a draft, an answered question, and none after a submission. A control
     * that holds something else keeps it. Returns a function that unsubscribes.
     */
    show: (form: HTMLFormElement) => {
      let shown: FormValues = emptyValues(fields);
      const write = ({ context: { values } }: SnapshotFrom<FormMachine>) => {
        for (const [field, value] of Object.entries(values)) {
          const control = form.elements.namedItem(field);
          if (value !== shown[field] && readControl(control) === shown[field])
            writeControl(control, value);
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
