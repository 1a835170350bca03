import { type AnyStateMachine, createMachine, emit } from 'xstate';
import { bookingModel } from '../../machines/booking.model';
import { menuEditorMachine } from '../../machines/menuEditor.machine';
import { menuEditorModel } from '../../machines/menuEditor.model';
import { failuresOf } from '../../machines/testing/everyPath';
import type { Model } from '../../machines/testing/model';

/** Machines with a bug that no change of their charts shows. */
const bugs: Readonly<Record<string, readonly [Model, AnyStateMachine, difference: string]>> = {
  'a guard that names only some of its literals': [
    menuEditorModel,
    menuEditorMachine.provide({
      guards: { isWithoutVisitor: ({ context }) => context.method === 'clipboard' },
    }),
    'projection.said: expected "shareFailed"',
  ],
  'an event that restarts a delay': [
    bookingModel,
    whileLoading({ target: 'loading', reenter: true }),
    'after {"type":"dialog.opened"}.actions',
  ],
  'an event that is emitted where nothing should happen': [
    bookingModel,
    whileLoading({ actions: emit({ type: 'heard' }) }),
    'after {"type":"dialog.opened"}.emits.0: expected "absent", found {"type":"heard"}',
  ],
};

test.each(Object.entries(bugs))('[Models] finds %s', (_, [model, machine, difference]) => {
  const [first] = failuresOf({ ...model, machine });
  expect(first).toContain(difference);
});

/** The machine of the booking with a transition that it does not have. */
function whileLoading(transition: object): AnyStateMachine {
  const { config, implementations } = bookingModel.machine;
  const { loading, ...states } = config.states ?? {};
  const changed = { ...loading, on: { ...loading?.on, 'dialog.opened': transition } };
  return createMachine({ ...config, states: { ...states, loading: changed } }, implementations);
}
