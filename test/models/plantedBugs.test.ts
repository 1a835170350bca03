import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { bookingModel } from '../../machines/booking.model';
import { contactFormModel } from '../../machines/contactForm.model';
import { emptyInquiry, emptyReview, type FormValues } from '../../machines/formRules';
import { menuEditorMachine } from '../../machines/menuEditor.machine';
import { menuEditorModel } from '../../machines/menuEditor.model';
import { reviewFormModel } from '../../machines/reviewForm.model';
import { failuresOf } from '../../machines/testing/everyPath';
import type { Model } from '../../machines/testing/model';

interface Draft {
  readonly draft: FormValues;
  readonly now: () => number;
}

/** A machine with a bug that no change of its chart shows. */
const bugs: Readonly<Record<string, readonly [Model, AnyStateMachine, difference: string]>> = {
  'a guard that names only some of its literals': [
    menuEditorModel,
    menuEditorMachine.provide({
      guards: { isWithoutVisitor: ({ context }) => context.method === 'clipboard' },
    }),
    'projection.said: expected "shareFailed"',
  ],
  'empty values in place of a draft': [
    contactFormModel,
    createMachine(
      {
        ...contactFormModel.machine.config,
        context: ({ input: { draft, now } }: { readonly input: Draft }) => ({
          values: { ...draft, ...emptyInquiry },
          errors: [],
          now,
        }),
      },
      contactFormModel.machine.implementations,
    ),
    'projection.values.name: expected " Dana Levi ", found ""',
  ],
  'an event that empties a neighboring field': [
    contactFormModel,
    withForm(contactFormModel, 'change', (values, { field, value }) => ({
      ...values,
      ...(field === 'message' && { phone: '' }),
      [field]: value,
    })),
    'projection.values.phone: expected "+972 50 123 4567", found ""',
  ],
  'a reset that forgets a field': [
    reviewFormModel,
    withForm(reviewFormModel, 'reset', ({ company = '' }) => ({ ...emptyReview, company })),
    'projection.values.company: expected "", found "Café Levant"',
  ],
  'an event that restarts a delay': [
    bookingModel,
    withTransition(bookingModel.machine, 'loading', {
      'dialog.opened': { target: 'loading', reenter: true },
    }),
    'after {"type":"dialog.opened"}.actions',
  ],
};

test.each(Object.entries(bugs))('[Models] finds %s', async (_, [model, machine, difference]) => {
  const [first] = await failuresOf({ ...model, machine });
  expect(first).toContain(difference);
});

function withForm(
  { machine }: Model,
  action: string,
  values: (
    values: FormValues,
    change: { readonly field: string; readonly value: FormValues[string] },
  ) => FormValues,
): AnyStateMachine {
  return machine.provide({
    actions: {
      [action]: assign(({ context }, change: Parameters<typeof values>[1]) => ({
        values: values(context.values, change),
      })),
    },
  });
}

function withTransition(
  { config, implementations }: AnyStateMachine,
  state: string,
  on: object,
): AnyStateMachine {
  const { [state]: before, ...states } = config.states ?? {};
  const changed = { ...before, on: { ...before?.on, ...on } };
  return createMachine({ ...config, states: { ...states, [state]: changed } }, implementations);
}
