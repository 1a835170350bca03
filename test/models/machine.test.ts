import * as models from '../../machines/models';
import { contextMutantsOf } from '../../machines/testing/contextMutants';
import { everyPath, failuresOf } from '../../machines/testing/everyPath';
import type { Model } from '../../machines/testing/model';
import { mutantsOf } from '../../machines/testing/mutants';
import { eventsOf } from '../../machines/testing/strayEvents';
import { runPath } from '../../machines/testing/takePath';
import { transitionsOf } from '../../machines/testing/transitions';

describe.each(Object.entries(models))('[S4] The model of %s', (name, model: Model) => {
  const paths = everyPath(model);

  test('has the name of its machine, only reachable states and only possible steps', () => {
    expect(model.machine.id).toBe(name);
    const moves = paths.flatMap((path) => path.moves);
    const starts = Object.values(model.scenarios).map(({ starts }) => starts);
    const reached = new Set([...starts, ...moves.map(({ to }) => to)]);
    expect(new Set(Object.keys(model.states))).toEqual(reached);
    const taken = moves.map(({ state, step }) => `${state} > ${step}`);
    const listed = Object.entries(model.states).flatMap(([state, { on = {} }]) =>
      Object.keys(on).map((step) => `${state} > ${step}`),
    );
    expect(listed.filter((one) => !taken.includes(one))).toEqual([]);
  });

  test('covers every transition, and the machine conforms to it', () => {
    expect([...failuresOf(model)]).toEqual([]);
    const taken = new Set(paths.flatMap((path) => runPath(model, path).taken.flat()));
    const untaken = transitionsOf(model.machine).filter(({ id }) => !taken.delete(id));
    const missing = untaken.map(
      ({ source, trigger, guard }) =>
        `machines/${name}.model.ts: expected a path that takes "${trigger}"${guard ? ` with ${guard}` : ''} in state ${source}: a step for it in "steps", and in "on" of that state`,
    );
    expect([missing, ...taken]).toEqual([[]]);
  });

  test('tries every event of the machine', () => {
    const tried = [...eventsOf(model).map(({ type }) => type), ...(model.internal ?? [])];
    const outside = model.machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(outside.filter((type) => !tried.includes(type))).toEqual([]);
  });

  test('detects every mutant of the machine', () => {
    const mutants = [...mutantsOf(model.machine), ...contextMutantsOf(model, paths)];
    const alive = mutants.filter(({ machine }) => failuresOf({ ...model, machine }).next().done);
    // Neither more nor fewer than those that cannot be detected.
    const names = alive.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(model.equivalent ?? {}).toSorted());
  });
});
