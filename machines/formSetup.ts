import { assign, emit, fromPromise, setup } from 'xstate';
import {
  emptyValues,
  type FieldError,
  type FieldTable,
  type FormValues,
  findErrors,
  remainingErrors,
} from './formRules';

/** Result of a submission: `repeated` if the server already had it, `limited` if the rate limit rejected it. */
export type FormOutcome = 'sent' | 'repeated' | 'limited';

export interface FieldChange {
  readonly type: 'field.changed';
  readonly field: string;
  readonly value: FormValues[string];
}

export type FormEvent =
  | FieldChange
  | { readonly type: 'form.submitted' }
  /** Only for a form behind a button. */
  | { readonly type: 'form.opened' | 'form.cancelled' };

type FormEmitted =
  /** The view focuses the first error. */
  | { readonly type: 'form.rejected'; readonly errors: readonly FieldError[] }
  | { readonly type: 'form.sent' | 'form.repeated' | 'form.failed' | 'form.limited' };

interface FormContext {
  readonly values: FormValues;
  /** In the order of the fields. */
  readonly errors: readonly FieldError[];
  readonly now: () => number;
  /** Time of the last submission that was accepted. */
  readonly sentAt?: number;
}

interface FormInput {
  /** Values kept from an earlier document, if there are any. */
  readonly draft?: FormValues;
  /** Time of day, in ms since 1970. */
  readonly now: () => number;
}

/**
 * Context, events, guards and actions of a form. Names and values are typed by field in `src/features/forms/useForm.ts` only:
 * XState cannot infer transitions of events that depend on a type parameter.
 */
export function formSetup(fields: FieldTable) {
  return setup({
    types: {
      context: {} as FormContext,
      input: {} as FormInput,
      events: {} as FormEvent,
      emitted: {} as FormEmitted,
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
      change: assign(({ context }, { field, value }: FieldChange) => ({
        values: { ...context.values, [field]: value },
      })),
      recheck: assign(({ context }, field: string) => ({
        errors: remainingErrors(context.errors, findErrors(context.values, fields), field),
      })),
      validate: assign(({ context }) => ({ errors: findErrors(context.values, fields) })),
      clearErrors: assign({ errors: [] }),
      reset: assign(({ context }) => ({ values: emptyValues(fields), sentAt: context.now() })),
      emitRejected: emit(({ context }) => ({ type: 'form.rejected', errors: context.errors })),
      emitSent: emit({ type: 'form.sent' }),
      emitRepeated: emit({ type: 'form.repeated' }),
      emitFailed: emit({ type: 'form.failed' }),
      emitLimited: emit({ type: 'form.limited' }),
    },
    delays: { timeout: 10_000 },
  });
}
