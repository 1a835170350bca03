import { assign, emit, fromPromise, not, setup } from 'xstate';
import {
  checkEnquiry,
  type EnquiryValues,
  emptyEnquiry,
  type FieldChange,
  type FieldError,
  type FormContext,
  type FormEmitted,
  remainingErrors,
  trimmed,
} from './formRules';

export type EnquiryError = FieldError<keyof EnquiryValues>;

export interface ContactFormInput {
  /** Whether enquiries go to an endpoint; otherwise sending is simulated. */
  readonly sends: boolean;
}

/** What became of an enquiry that the endpoint has answered. */
export type EnquiryOutcome =
  | 'sent'
  /** The same had arrived before. */
  | 'repeated'
  /** Too many have come from here; it was not taken. */
  | 'limited';

export type ContactFormEmitted =
  | FormEmitted<EnquiryValues>
  | { readonly type: 'form.repeated' }
  | { readonly type: 'form.limited' };

export type ContactFormEvent = FieldChange<EnquiryValues> | { readonly type: 'form.submitted' };

/**
 * The contact form: typed, checked, sent once. It lives as long as the site, so a draft outlasts
 * a navigation. While busy the fields are locked: the view shows them read-only.
 * Source: specification, sections 4, 5, 7.
 *
 * Port: `sendEnquiry(values)` resolves with what became of the trimmed enquiry once the endpoint has answered.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as FormContext<EnquiryValues> & ContactFormInput,
    input: {} as ContactFormInput,
    events: {} as ContactFormEvent,
    emitted: {} as ContactFormEmitted,
    tags: {} as 'busy',
  },
  actors: {
    sendEnquiry: fromPromise<EnquiryOutcome, EnquiryValues>(async () => 'sent'),
  },
  guards: {
    isComplete: ({ context }) => checkEnquiry(context.values).length === 0,
    hasErrors: ({ context }) => context.errors.length > 0,
    sends: ({ context }) => context.sends,
    isRepeated: (_, outcome: EnquiryOutcome) => outcome === 'repeated',
    isLimited: (_, outcome: EnquiryOutcome) => outcome === 'limited',
  },
  actions: {
    change: assign(({ context }, { field, value }: FieldChange<EnquiryValues>) => ({
      values: { ...context.values, [field]: value },
    })),
    recheck: assign(({ context }, field: keyof EnquiryValues) => ({
      errors: remainingErrors(context.errors, checkEnquiry(context.values), field),
    })),
    validate: assign(({ context }) => ({ errors: checkEnquiry(context.values) })),
    reset: assign({ values: emptyEnquiry }),
    emitRejected: emit(({ context }) => ({
      type: 'form.rejected' as const,
      errors: context.errors,
    })),
    emitSent: emit({ type: 'form.sent' as const }),
    emitRepeated: emit({ type: 'form.repeated' as const }),
    emitFailed: emit({ type: 'form.failed' as const }),
    emitLimited: emit({ type: 'form.limited' as const }),
  },
  delays: { simulatedSend: 2000, timeout: 10_000 },
}).createMachine({
  id: 'contactForm',
  context: ({ input }) => ({ sends: input.sends, values: emptyEnquiry, errors: [] }),
  initial: 'editable',
  states: {
    editable: {
      description: 'It can be typed in and sent.',
      initial: 'editing',
      on: {
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
        sent: {
          description: 'It arrived, and the form is empty again.',
          entry: ['reset', 'emitSent'],
        },
        repeated: {
          description: 'The same had arrived before, and the form is empty again.',
          entry: ['reset', 'emitRepeated'],
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
      description: 'It is on its way; typing and pressing again do nothing.',
      tags: 'busy',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The settings say whether anything is really sent.',
          always: [{ guard: 'sends', target: 'posting' }, { target: 'simulating' }],
        },
        simulating: {
          description: 'Nothing is sent; it takes as long as if it were.',
          after: { simulatedSend: { target: '#contactForm.editable.sent' } },
        },
        posting: {
          description: 'The endpoint is asked to take it.',
          invoke: {
            src: 'sendEnquiry',
            input: ({ context }) => trimmed(context.values),
            onDone: [
              {
                guard: { type: 'isRepeated', params: ({ event }) => event.output },
                target: '#contactForm.editable.repeated',
              },
              {
                guard: { type: 'isLimited', params: ({ event }) => event.output },
                target: '#contactForm.editable.limited',
              },
              { target: '#contactForm.editable.sent' },
            ],
            onError: { target: '#contactForm.editable.failed' },
          },
          after: { timeout: { target: '#contactForm.editable.failed' } },
        },
      },
    },
  },
});
