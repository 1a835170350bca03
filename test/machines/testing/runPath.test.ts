import { assign, createMachine, emit } from 'xstate';
import { failureText } from '../../../machines/testing/failure';
import type { Model } from '../../../machines/testing/model';
import { mutantsOf } from '../../../machines/testing/mutants';
import { runPath } from '../../../machines/testing/takePath';
import { toastMachine } from '../../../machines/toast.machine';
import { toastModel } from '../../../machines/toast.model';

const scenario = 'in an active window';
const paused = ['the pointer enters', 'the pointer leaves', 'two seconds pass'];

test('[Models] a failed path says what differs, the shortest path to it, and where to see it', async () => {
  const broken = toastMachine.provide({ actions: { reportEnded: () => {} } });
  const steps = [...paused, 'three seconds pass', 'a thousand seconds pass'];
  await expect(runPath(toastModel, { scenario, steps }, broken)).rejects.toThrow(
    [
      'toast, in an active window: step 4, "three seconds pass" in "showing, three seconds left"',
      'emitted events.0: expected {"type":"toast.ended"}, found "absent"',
      'Later steps: 0 of 1 differ too',
      'Shortest path: two seconds pass › three seconds pass',
      'Stepper: /workbench?machine=toast&scenario=in+an+active+window&step=two+seconds+pass&step=three+seconds+pass',
    ].join('\n'),
  );
});

test('[Models] a shortest path that passes is not printed: the path that failed is', async () => {
  // The rest of the time is lost, which only a pause shows.
  const broken = toastMachine.provide({ actions: { pauseTimer: assign({ left: 4000 }) } });
  const steps = ['two seconds pass', ...paused.slice(0, 2), 'three seconds pass'];
  const failed = runPath(toastModel, { scenario, steps }, broken);
  await expect(failed).rejects.toThrow(/\nPath: two seconds pass › the pointer enters › /);
  await expect(failed).rejects.not.toThrow('Shortest path');
});

test('[Models] a path finds what an event emits in a state that does not list it', async () => {
  const model: Model = {
    machine: createMachine({ id: 'm', on: { shout: { actions: emit({ type: 'heard' }) } } }),
    scenarios: { once: { starts: 'a' } },
    steps: { shout: { events: [{ type: 'shout' }] } },
    project: () => ({}),
    states: { a: { projection: {} } },
  };
  await expect(runPath(model, { scenario: 'once', steps: [] })).rejects.toThrow(
    'after {"type":"shout"}.emits.0: expected "absent", found {"type":"heard"}\n',
  );
});

test('[Models] mutants change every invocation of a list, and name inline actions', () => {
  const machine = createMachine({
    id: 'm',
    entry: assign({ a: 1 }),
    invoke: [
      { src: 'load', onDone: { actions: 'keep' } },
      { src: 'watch', onError: { actions: 'tell' } },
    ],
  });
  expect(mutantsOf(machine).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'm entry: without assign',
      'm onDone of load: without keep',
      'm onError of watch: left out',
    ]),
  );
});

test('[Models] a failure on a page is about the last step', () => {
  expect(failureText(toastModel, { scenario, steps: paused }, [])).toMatch(
    /: step 3, "two seconds pass" in "showing"\nPath: the pointer enters › /,
  );
});
