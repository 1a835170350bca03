import type { FormMachine } from './createFormMachine';
import { emptyValues, type FieldError, type FieldTable, type ValuesOf } from './formRules';
import type { FormEvent } from './formSetup';
import { defineModel, type ModelState } from './testing/model';

interface FormCase<Fields extends FieldTable, Opening> {
  readonly machine: FormMachine;
  readonly page: string;
  readonly fields: Fields;
  /** Every field, as a person types it, with a space around the name. */
  readonly complete: ValuesOf<Fields> & { readonly name: string };
  /** Steps of a form behind a button; otherwise none. */
  readonly openingSteps: Opening;
}

/** A hidden draft shows when the form is opened again. */
type Projection =
  | { readonly status: 'hidden' | 'thanked' }
  | {
      readonly status: 'shown';
      readonly values: object;
      readonly errors: readonly { readonly field: string; readonly kind: string }[];
      readonly isSending: boolean;
      readonly hasFailed: boolean;
      readonly isLimited: boolean;
      readonly isStamped: boolean;
    };

/** The model of both forms. Source: docs/specification.md, sections 4, 5, 7, 8. */
export function formModel<
  const Fields extends FieldTable,
  const Opening extends Readonly<Record<string, { readonly events: readonly FormEvent[] }>>,
>({ machine, page, fields, complete, openingSteps }: FormCase<Fields, Opening>) {
  const canHide = Object.keys(openingSteps).length > 0;
  const empty = emptyValues(fields);
  const left = Object.entries(empty).filter(([field, value]) => Object(complete)[field] === value);
  if (left.length > 0) throw new Error(`The example leaves out ${left.join()}`);
  const withInvalidEmail = { ...complete, email: 'dana@' };
  const everyError = Object.entries(fields).flatMap(([field, { isRequired }]) =>
    isRequired ? [{ field, kind: 'missing' } as const] : [],
  );
  const emailError = [{ field: 'email', kind: 'malformed' }] as const;
  const rejected = { to: 'empty, rejected', emits: rejection(everyError) } as const;
  const emailRejected = { to: 'invalid email, rejected', emits: rejection(emailError) } as const;
  const sent = { to: 'sent', emits: [{ type: 'form.sent' }] } as const;
  const repeated = { to: 'sent', emits: [{ type: 'form.repeated' }] } as const;
  const limited = { to: 'limited', emits: [{ type: 'form.limited' }] } as const;
  const failed = { to: 'failed', emits: [{ type: 'form.failed' }] } as const;
  const fill = {
    'fill in everything': 'complete',
    'fill in with an invalid email': 'invalid email',
  } as const;
  const cancel = (to: string) => (canHide ? { cancel: to } : {});
  const submitting = {
    projection: projection(complete, { isSending: true }),
    activeActors: { send: { ...complete, name: complete.name.trim() } },
  };
  const again = { ...fill, ...cancel('hidden with a draft'), submit: 'submitting' } as const;
  const onInvalidEmail = {
    'fill in everything': 'complete',
    ...cancel('hidden with an invalid draft'),
    submit: emailRejected,
  } as const;
  const hidden = (to: string) =>
    ({ projection: { status: 'hidden' }, on: { 'open the form': to } }) as const;
  const states: Readonly<Record<string, ModelState<string, string, Projection>>> = {
    ...(canHide && {
      hidden: hidden('empty'),
      'hidden with an invalid draft': hidden('invalid email'),
      'hidden with a draft': hidden('complete'),
    }),
    empty: {
      projection: projection(empty),
      on: { ...fill, ...cancel('hidden'), submit: rejected },
    },
    'empty, rejected': {
      projection: projection(empty, { errors: everyError }),
      on: {
        ...fill,
        ...cancel('hidden'),
        submit: rejected,
        // A field is validated again only if it already shows an error.
        ...(fields.email?.isRequired && {
          'fill in with an invalid email': 'invalid email, rejected',
        }),
      },
    },
    'invalid email': { projection: projection(withInvalidEmail), on: onInvalidEmail },
    'invalid email, rejected': {
      projection: projection(withInvalidEmail, { errors: emailError }),
      on: onInvalidEmail,
    },
    complete: {
      projection: projection(complete),
      is: { editable: 'editing' },
      on: {
        'fill in with an invalid email': 'invalid email',
        ...cancel('hidden with a draft'),
        submit: 'submitting',
      },
    },
    submitting: {
      ...submitting,
      on: {
        'the server accepts it': sent,
        'the server reports a duplicate': repeated,
        'the server limits the rate': limited,
        'the server fails': failed,
        'five seconds pass': 'submitting for five seconds',
        'ten seconds pass': failed,
      },
    },
    'submitting for five seconds': {
      ...submitting,
      on: {
        'the server accepts it': sent,
        ...cancel('submitting for five seconds'),
        submit: 'submitting for five seconds, pressed again',
        'five seconds pass': failed,
      },
    },
    'submitting for five seconds, pressed again': {
      ...submitting,
      on: { 'five seconds pass': failed },
    },
    failed: { projection: projection(complete, { hasFailed: true }), on: again },
    limited: { projection: projection(complete, { isLimited: true }), on: again },
    sent: canHide
      ? { projection: { status: 'thanked' }, on: { 'open the form': 'empty' } }
      : { projection: projection(empty, { isStamped: true }), on: { ...fill, submit: rejected } },
  };
  return defineModel({
    machine,
    page,
    // The time is shown only by a form that was sent, which sets it.
    equivalent: Object.fromEntries(
      ['change', 'recheck', 'validate', ...(canHide ? ['clearErrors', 'reset'] : [])]
        .map((action) => `${action}: empties`)
        .concat(canHide ? 'reset: keeps' : [])
        .map((change) => [`${machine.id} ${change} sentAt`, 'not shown']),
    ),
    scenarios: {
      'on its page': { starts: canHide ? 'hidden' : 'empty', input: ({ now }) => ({ now }) },
      'with a kept draft': {
        starts: canHide ? 'hidden with a draft' : 'complete',
        input: ({ now }) => ({ now, draft: complete }),
      },
    },
    steps: {
      ...openingSteps,
      'fill in everything': { events: filledIn(complete) },
      'fill in with an invalid email': { events: filledIn(withInvalidEmail) },
      submit: { events: [{ type: 'form.submitted' }] },
      'the server accepts it': { done: 'send', output: 'sent' },
      'the server reports a duplicate': { done: 'send', output: 'repeated' },
      'the server limits the rate': { done: 'send', output: 'limited' },
      'the server fails': { fail: 'send' },
      'five seconds pass': { wait: 5000 },
      'ten seconds pass': { wait: 10_000 },
    },
    project: (snapshot): Projection => {
      if (snapshot.hasTag('hidden')) return { status: 'hidden' };
      if (canHide && snapshot.hasTag('sent')) return { status: 'thanked' };
      const { values, errors, sentAt } = snapshot.context;
      return {
        status: 'shown',
        values,
        errors,
        isSending: snapshot.hasTag('busy'),
        hasFailed: snapshot.hasTag('failed'),
        isLimited: snapshot.hasTag('limited'),
        isStamped: snapshot.hasTag('sent') && sentAt !== undefined,
      };
    },
    onlyListedSteps: (state) => state === 'submitting for five seconds, pressed again',
    others: Object.entries(empty).map(([field, value]) => ({
      type: 'field.changed' as const,
      field,
      value,
    })),
    // Typing never shows an error that was not there.
    elsewhere: {
      'field.changed': (before, after) =>
        after.status !== 'shown' ||
        (before.status === 'shown' &&
          after.errors.every(({ field }) => before.errors.some((one) => one.field === field))),
    },
    states,
  });
}

function projection(
  values: object,
  rest: Partial<Extract<Projection, { readonly status: 'shown' }>> = {},
): Projection {
  return {
    status: 'shown',
    values,
    errors: [],
    isSending: false,
    hasFailed: false,
    isLimited: false,
    isStamped: false,
    ...rest,
  };
}

function rejection(errors: readonly FieldError[]) {
  return [{ type: 'form.rejected', errors }];
}

/** As a person fills it in, field by field. */
function filledIn(values: Readonly<Record<string, string | number | boolean>>) {
  return Object.entries(values).map(
    ([field, value]) => ({ type: 'field.changed', field, value }) as const,
  );
}
