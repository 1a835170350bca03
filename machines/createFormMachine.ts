import { type ActorRefFrom, not } from 'xstate';
import { emptyValues, type FieldTable, trimmed } from './formRules';
import { type FieldChange, formSetup } from './formSetup';

export type FormMachine = ReturnType<typeof createFormMachine>;
export type FormActor = ActorRefFrom<FormMachine>;

/**
 * A form that is filled in, validated and sent once. The actor lives as long as the site, so a draft survives
 * navigation and Cancel. While busy the view shows read-only fields. Source: docs/specification.md, sections 4, 5, 7.
 * Actor: `send` submits the trimmed values and resolves with the outcome.
 * @param canHide true if a button opens the form, and a thank-you message replaces the form once it is sent.
 */
export function createFormMachine(
  id: string,
  fields: FieldTable,
  { canHide }: { readonly canHide: boolean },
) {
  const change = { type: 'change', params: ({ event }: { event: FieldChange }) => event } as const;
  return formSetup(fields).createMachine({
    id,
    context: ({ input: { draft, now } }) => ({
      values: { ...emptyValues(fields), ...draft },
      errors: [],
      now,
    }),
    initial: canHide ? 'hidden' : 'editable',
    states: {
      ...(canHide && {
        hidden: {
          description: 'Only the button is shown; a draft is kept.',
          tags: 'hidden',
          on: { 'form.opened': { target: 'editable' } },
        },
      }),
      editable: {
        description: 'Can be filled in and sent.',
        initial: 'editing',
        on: {
          ...(canHide && { 'form.cancelled': { target: 'hidden', actions: 'clearErrors' } }),
          'field.changed': { target: '.editing', actions: change },
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
                actions: [change, { type: 'recheck', params: ({ event }) => event.field }],
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
          input: ({ context }) => trimmed(context.values, fields),
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
              'field.changed': { target: 'editable', actions: change },
              'form.submitted': {
                target: 'editable.invalid',
                actions: ['validate', 'emitRejected'],
              },
            },
      },
    },
  });
}
