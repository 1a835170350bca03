import { assign, emit, fromPromise, not, setup } from 'xstate';
import {
  checkReview,
  emptyReview,
  type FieldChange,
  type FieldError,
  type FormContext,
  type FormEmitted,
  type ReviewValues,
  remainingErrors,
  trimmed,
} from './formRules';

export type ReviewError = FieldError<keyof ReviewValues>;

/** What became of a review that the API has answered. */
export type ReviewOutcome =
  | 'sent'
  /** Too many have come from here; it was not taken. */
  | 'limited';

export type ReviewFormEmitted = FormEmitted<ReviewValues> | { readonly type: 'form.limited' };

export type ReviewFormEvent =
  | FieldChange<ReviewValues>
  | { readonly type: 'form.opened' }
  | { readonly type: 'form.cancelled' }
  | { readonly type: 'form.submitted' };

/**
 * The review form: opened, filled in, sent once, thanked for. It lives as long as the site, so a
 * draft outlasts a navigation and a cancel. While busy the view shows the fields read-only.
 * Source: specification, sections 4, 5, 7, 8.
 *
 * Port: `postReview(values)` resolves with what became of the trimmed review once the reviews API has answered.
 */
export const reviewFormMachine = setup({
  types: {
    context: {} as FormContext<ReviewValues>,
    events: {} as ReviewFormEvent,
    emitted: {} as ReviewFormEmitted,
    tags: {} as 'busy',
  },
  actors: {
    postReview: fromPromise<ReviewOutcome, ReviewValues>(async () => 'sent'),
  },
  guards: {
    isComplete: ({ context }) => checkReview(context.values).length === 0,
    hasErrors: ({ context }) => context.errors.length > 0,
    isLimited: (_, outcome: ReviewOutcome) => outcome === 'limited',
  },
  actions: {
    change: assign(({ context }, { field, value }: FieldChange<ReviewValues>) => ({
      values: { ...context.values, [field]: value },
    })),
    recheck: assign(({ context }, field: keyof ReviewValues) => ({
      errors: remainingErrors(context.errors, checkReview(context.values), field),
    })),
    validate: assign(({ context }) => ({ errors: checkReview(context.values) })),
    clearErrors: assign({ errors: [] }),
    reset: assign({ values: emptyReview }),
    emitRejected: emit(({ context }) => ({
      type: 'form.rejected' as const,
      errors: context.errors,
    })),
    emitSent: emit({ type: 'form.sent' as const }),
    emitFailed: emit({ type: 'form.failed' as const }),
    emitLimited: emit({ type: 'form.limited' as const }),
  },
  delays: { timeout: 10_000 },
}).createMachine({
  id: 'reviewForm',
  context: { values: emptyReview, errors: [] },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Only its button shows; a draft is kept.',
      on: { 'form.opened': { target: 'shown' } },
    },
    shown: {
      description: 'The visitor sees the form.',
      initial: 'editable',
      states: {
        editable: {
          description: 'It can be typed in, sent and cancelled.',
          initial: 'editing',
          on: {
            'field.changed': {
              target: '.editing',
              actions: { type: 'change', params: ({ event }) => event },
            },
            'form.cancelled': { target: '#reviewForm.hidden', actions: 'clearErrors' },
            'form.submitted': [
              { guard: 'isComplete', target: 'submitting' },
              { target: '.invalid', actions: ['validate', 'emitRejected'] },
            ],
          },
          states: {
            editing: { description: 'Nothing is held against what was typed.' },
            invalid: {
              description: 'It was rejected; each error goes as soon as its field is right.',
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
              description: 'It did not arrive; everything typed is still there.',
              entry: 'emitFailed',
            },
            limited: {
              description: 'Too many have come from here; everything typed is still there.',
              entry: 'emitLimited',
            },
          },
        },
        submitting: {
          description: 'It is on its way; typing, pressing again and Cancel do nothing.',
          tags: 'busy',
          invoke: {
            src: 'postReview',
            input: ({ context }) => trimmed(context.values),
            onDone: [
              {
                guard: { type: 'isLimited', params: ({ event }) => event.output },
                target: 'editable.limited',
              },
              { target: '#reviewForm.thanked' },
            ],
            onError: { target: 'editable.failed' },
          },
          after: { timeout: { target: 'editable.failed' } },
        },
      },
    },
    thanked: {
      description: 'The review arrived and waits for approval; the form is empty again.',
      entry: ['reset', 'emitSent'],
      on: { 'form.opened': { target: 'shown' } },
    },
  },
});
