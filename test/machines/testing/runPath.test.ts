import { assign } from 'xstate';
import { languageMachine } from '../../../machines/language.machine';
import { mutantsOf } from '../../../machines/testing/mutants';
import { runPath } from '../../../machines/testing/takePath';
import { toastMachine } from '../../../machines/toast.machine';
import { toastModel } from '../../../machines/toast.model';

const scenario = 'in an active window';
const paused = ['the pointer enters', 'the pointer leaves', 'two seconds pass'];

test('[Models] a failed path says what differs, the shortest path to it, and where to see it', () => {
  const machine = toastMachine.provide({ actions: { reportEnded: () => {} } });
  const steps = [...paused, 'three seconds pass', 'a thousand seconds pass'];
  expect(() => runPath({ ...toastModel, machine }, { scenario, steps })).toThrow(
    [
      'toast, in an active window: step 4, "three seconds pass" in "showing, three seconds left"',
      'emitted events.0: expected {"type":"toast.ended"}, found "absent"',
      'Shortest path: two seconds pass › three seconds pass',
      'Stepper: /workbench?machine=toast&scenario=in+an+active+window&step=two+seconds+pass&step=three+seconds+pass',
    ].join('\n'),
  );
});

test('[Models] a shortest path that passes is not printed: the path that failed is', () => {
  // The rest of the time is lost, which only a pause shows.
  const machine = toastMachine.provide({ actions: { pauseTimer: assign({ left: 4000 }) } });
  const steps = ['two seconds pass', ...paused.slice(0, 2), 'three seconds pass'];
  expect(() => runPath({ ...toastModel, machine }, { scenario, steps })).toThrow(
    /\nPath: two seconds pass › the pointer enters › /,
  );
});

test('[Models] a mutant changes one target, guard, action, parameter or delay', () => {
  const names = mutantsOf(languageMachine).map(({ name }) => name);
  const chosen = 'language--language.chosen[isNew]#0:';
  expect([...names.slice(0, 8), ...names.slice(-2)]).toEqual([
    ...['left out', 'target none', 'target language.loading'].map((how) => `${chosen} ${how}`),
    ...['always', 'never', 'with other parameters'].map((how) => `${chosen} guard ${how}`),
    ...['left out', 'with other parameters'].map((how) => `${chosen} want ${how}`),
    ...['-1 ms', '+1 ms'].map((how) => `language delay timeout: ${how}`),
  ]);
  expect(mutantsOf(toastMachine).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'toast.visible.showing entry: startTime left out',
      'toast.visible.showing exit: pauseTimer left out',
    ]),
  );
});
