import { assign, emit, fromPromise, not, type StateMachine, setup } from 'xstate';
import {
  emptyValues,
  type FieldError,
  type FieldTable,
  type FormValues,
  findErrors,
  remainingErrors,
  trimmed,
  type ValuesOf,
} from './formRules';

/** Result of a submission. */
export type FormOutcome =
  | 'sent'
  /** The server already had the same submission. */
  | 'repeated'
  /** Rejected by the rate limit. */
  | 'limited';

/** Either form, for code that goes through the fields of any; it checks each value's type itself. */
export interface AnyForm {
  getSnapshot(): {
    readonly context: { readonly values: FormValues };
    hasTag(tag: 'hidden'): boolean;
  };
  send(event: FormEvent<FieldTable>): void;
}

type NameOf<Fields> = keyof Fields & string;

export type FieldChange<Fields extends FieldTable> = {
  readonly [Name in NameOf<Fields>]: {
    readonly type: 'field.changed';
    readonly field: Name;
    readonly value: ValuesOf<Fields>[Name];
  };
}[NameOf<Fields>];

export type FormEvent<Fields extends FieldTable> =
  | FieldChange<Fields>
  | { readonly type: 'form.submitted' }
  /** Only for a form behind a button. */
  | { readonly type: 'form.opened' }
  | { readonly type: 'form.cancelled' };

type FormEmitted<Fields extends FieldTable> =
  /** The view focuses the first error. */
  | { readonly type: 'form.rejected'; readonly errors: readonly FieldError<NameOf<Fields>>[] }
  | { readonly type: 'form.sent' | 'form.repeated' | 'form.failed' | 'form.limited' };

type FormInput =
  | {
      /** Values kept from an earlier document, if there are any. */
      readonly draft: FormValues | undefined;
    }
  | undefined;

interface FormContext<Fields extends FieldTable> {
  readonly values: ValuesOf<Fields>;
  /** In the order of the fields. */
  readonly errors: readonly FieldError<NameOf<Fields>>[];
}

/**
 * A form that is filled in, validated and sent once. The actor lives as long as the site, so a draft survives
 * navigation and Cancel. While busy the view shows read-only fields. Source: docs/specification.md, sections 4, 5, 7.
 * Actor: `send` submits the trimmed values and resolves with the outcome.
 * @param canHide true if a button opens the form, and a thank-you message replaces the form once it is sent.
 */
export function createFormMachine<const Fields extends FieldTable>(
  id: string,
  fields: Fields,
  options: { readonly canHide: boolean },
): FormMachine<Fields> {
  return anyFormMachine(id, fields, options) as FormMachine<Fields>;
}

/** The machine with the names and values of its own fields. */
type FormMachine<Fields extends FieldTable> =
  ReturnType<typeof anyFormMachine> extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    infer Output,
    infer _Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        FormContext<Fields>,
        FormEvent<Fields>,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        FormEmitted<Fields>,
        Meta,
        Config
      >
    : never;

/** XState cannot infer transitions of events that depend on a type parameter. */
function anyFormMachine(
  id: string,
  fields: FieldTable,
  { canHide }: { readonly canHide: boolean },
) {
  const values = emptyValues(fields);
  return setup({
    types: {
      context: {} as FormContext<FieldTable>,
      input: {} as FormInput,
      events: {} as FormEvent<FieldTable>,
      emitted: {} as FormEmitted<FieldTable>,
      tags: {} as 'busy' | 'failed' | 'limited' | 'hidden' | 'sent',
    },
    actors: { send: fromPromise<FormOutcome, FormValues>(async () => 'sent') },
    guards: {
      isComplete: ({ context }) => findErrors(context.values, fields).length === 0,
      hasErrors: ({ context }) => context.errors.length > 0,
      isRepeated: (_, outcome: FormOutcome) => outcome === 'repeated',
      isLimited: (_, outcome: FormOutcome) => outcome === 'limited',
    },
    actions: {
      change: assign(({ context }, { field, value }: FieldChange<FieldTable>) => ({
        values: { ...context.values, [field]: value },
      })),
      recheck: assign(({ context }, field: string) => ({
        errors: remainingErrors(context.errors, findErrors(context.values, fields), field),
      })),
      validate: assign(({ context }) => ({ errors: findErrors(context.values, fields) })),
      clearErrors: assign({ errors: [] }),
      reset: assign({ values }),
      emitRejected: emit(({ context }) => ({
        type: 'form.rejected' as const,
        errors: context.errors,
      })),
      emitSent: emit({ type: 'form.sent' as const }),
      emitRepeated: emit({ type: 'form.repeated' as const }),
      emitFailed: emit({ type: 'form.failed' as const }),
      emitLimited: emit({ type: 'form.limited' as const }),
    },
    delays: { timeout: 10_000 },
  }).createMachine({
    id,
    context: ({ input }) => ({ values: withDraft(values, input?.draft), errors: [] }),
    initial: canHide ? 'hidden' : 'editable',
    states: {
      ...(canHide && {
        hidden: {
          description: 'Only the button is shown; a draft is kept.',
          tags: 'hidden' as const,
          on: { 'form.opened': { target: 'editable' } },
        },
      }),
      editable: {
        description: 'Can be filled in and sent.',
        initial: 'editing',
        on: {
          ...(canHide && { 'form.cancelled': { target: 'hidden', actions: 'clearErrors' } }),
          'field.changed': {
            target: '.editing',
            actions: { type: 'change', params: ({ event }) => event },
          },
          'form.submitted': [
            { guard: 'isComplete', target: 'submitting' },
            { target: '.invalid', actions: ['validate', 'emitRejected'] },
          ],
        },
        states: {
          editing: { description: 'No error.' },
          invalid: {
            description: 'Rejected; each error disappears when its field is valid.',
            always: { guard: not('hasErrors'), target: 'editing' },
            on: {
              'field.changed': {
                actions: [
                  { type: 'change', params: ({ event }) => event },
                  { type: 'recheck', params: ({ event }) => event.field },
                ],
              },
            },
          },
          failed: {
            description: 'Failed to send; all values are kept.',
            tags: 'failed',
            entry: 'emitFailed',
          },
          limited: {
            description: 'Rejected by the rate limit; all values are kept.',
            tags: 'limited',
            entry: 'emitLimited',
          },
        },
      },
      submitting: {
        description: 'Submitting; input, another submission and Cancel are ignored.',
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }) => trimmed(context.values),
          onDone: [
            {
              guard: { type: 'isRepeated', params: ({ event }) => event.output },
              target: 'sent',
              actions: 'emitRepeated',
            },
            {
              guard: { type: 'isLimited', params: ({ event }) => event.output },
              target: 'editable.limited',
            },
            { target: 'sent', actions: 'emitSent' },
          ],
          onError: { target: 'editable.failed' },
        },
        after: { timeout: { target: 'editable.failed' } },
      },
      sent: {
        description: 'Accepted, and reset.',
        tags: 'sent',
        entry: 'reset',
        on: canHide
          ? { 'form.opened': { target: 'editable' } }
          : {
              'field.changed': {
                target: 'editable',
                actions: { type: 'change', params: ({ event }) => event },
              },
              'form.submitted': {
                target: 'editable.invalid',
                actions: ['validate', 'emitRejected'],
              },
            },
      },
    },
  });
}

/** Ignores values of fields that another version had, or had with another type. */
function withDraft(values: FormValues, draft: FormValues = {}): FormValues {
  const kept = Object.entries(draft).filter(
    ([field, value]) => field in values && typeof value === typeof values[field],
  );
  return { ...values, ...Object.fromEntries(kept) };
}
