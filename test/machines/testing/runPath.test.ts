import { assign, createMachine, emit } from 'xstate';
import { reviewListModel } from '../../../machines/reviewList.model';
import { failureText } from '../../../machines/testing/failure';
import type { Model } from '../../../machines/testing/model';
import { mutantsOf } from '../../../machines/testing/mutants';
import { runPath } from '../../../machines/testing/takePath';
import { lampMachine, lampModel } from './lamp';

const scenario = 'at night';

test('[Models] a failed path says what differs, the shortest path to it, and where to see it', async () => {
  const broken = lampMachine.provide({ actions: { tell: () => {} } });
  const steps = ['press', 'press', 'press', 'five seconds pass'];
  await expect(runPath(lampModel, { scenario, steps }, broken)).rejects.toThrow(
    [
      'lamp, at night: step 1, "press" in "off"',
      'emitted events.0: expected {"type":"lamp.lit"}, found "absent"',
      'Later steps: 1 of 3 differ too',
      'Shortest path: press',
      'Stepper: /workbench?machine=lamp&scenario=at+night&step=press',
    ].join('\n'),
  );
});

test('[Models] a shortest path that passes is not printed: the path that failed is', async () => {
  // The rest of the time is lost, which only a pause shows.
  const broken = lampMachine.provide({ actions: { keep: assign({ left: 4000 }) } });
  const steps = ['press', 'two seconds pass', 'hold', 'release', 'three seconds pass'];
  const failed = runPath(lampModel, { scenario, steps }, broken);
  await expect(failed).rejects.toThrow(
    'Path: press › two seconds pass › hold › release › three seconds pass\n',
  );
  await expect(failed).rejects.not.toThrow('Shortest path');
});

test('[Models] a state that differs already is not tried with other events', async () => {
  const broken = mutantsOf(lampMachine).find(({ name }) => name === 'lamp.on on held: left out');
  const path = { scenario, steps: ['press', 'hold'] };
  const message = await runPath(lampModel, path, broken?.machine).catch(String);
  expect(message).toContain('state value: expected "held", found "on"');
  expect(message).not.toContain('after {');
});

test('[Models] a path finds what an event does in a state that does not list it', async () => {
  const broken = {
    ...reviewListModel,
    states: {
      ...reviewListModel.states,
      failed: { projection: reviewListModel.states.failed.projection },
    },
  };
  const path = { scenario: 'on the home page', steps: ['the request fails'] };
  await expect(runPath(broken, path)).rejects.toThrow(
    'after {"type":"retry.pressed"}.value: expected "failed", found "loading"',
  );
});

test('[Models] a path finds what an event emits in a state that does not list it', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { shout: { actions: emit({ type: 'heard' }) } } } },
  });
  const model: Model = {
    machine,
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
  const names = mutantsOf(machine).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'm entry: without assign',
      'm onDone of load: without keep',
      'm onError of watch: left out',
    ]),
  );
});

test('[Models] a failure on a page is about the last step', () => {
  const path = { scenario, steps: ['press', 'hold'] };
  expect(failureText(lampModel, path, [])).toMatch(
    /: step 2, "hold" in "on"\nPath: press › hold\n/,
  );
});
