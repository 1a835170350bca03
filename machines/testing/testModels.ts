import type { AnyStateMachine } from 'xstate';
import { contextMutantsOf } from './contextMutants';
import type { CoveringPath } from './coveringPaths';
import { everyPath, failuresOf } from './everyPath';
import { PathError } from './failure';
import type { Model } from './model';
import { mutantsOf } from './mutants';
import { eventsOf } from './strayEvents';
import { runPath } from './takePath';
import { transitionsOf } from './transitions';

interface Options {
  /** `test` of Jest, Vitest or `node:test`. */
  readonly test: (title: string, run: () => Promise<void>) => unknown;
  /** If false, mutants are not tried. */
  readonly mutants?: boolean;
  /** Text before each title. */
  readonly prefix?: string;
}

/**
 * Adds the tests of every model: the table has only reachable states and possible steps, paths cover every transition,
 * the machine conforms, every event is tried, and every mutant of the machine fails a path.
 * @example
 * testModels({ toast: toastModel }, { test });
 */
export function testModels(
  models: Readonly<Record<string, Model>>,
  { test, mutants = true, prefix = '' }: Options,
): void {
  for (const [name, model] of Object.entries(models)) {
    const paths = everyPath(model);
    const title = (text: string) => `${prefix}The model of ${name} ${text}`;

    test(title('has only reachable states and possible steps'), async () => {
      const moves = paths.flatMap((path) => path.moves);
      const starts = Object.values(model.scenarios).map(({ starts }) => starts);
      const reached = new Set([...starts, ...moves.map(({ to }) => to)]);
      expectSame('states', Object.keys(model.states), [...reached]);
      const taken = new Set(moves.map(({ state, step }) => `${state} > ${step}`));
      const listed = Object.entries(model.states).flatMap(([state, { on = {} }]) =>
        Object.keys(on).map((step) => `${state} > ${step}`),
      );
      expectNone(
        'steps that are never possible',
        listed.filter((one) => !taken.has(one)),
      );
    });

    test(title('covers every transition, and the machine conforms to it'), async () => {
      const taken = new Set<string>();
      for (const path of paths)
        for (const id of (await runPath(model, path)).taken.flat()) taken.add(id);
      expectSame(
        'transitions',
        transitionsOf(model.machine).map(({ id }) => id),
        [...taken],
      );
    });

    test(title('tries every event of the machine'), async () => {
      const tried = new Set([
        ...eventsOf(model).map(({ type }) => type),
        ...(model.internal ?? []),
      ]);
      const fromOutside = model.machine.events.filter((type) => !type.startsWith('xstate.'));
      expectNone(
        'events that no step has',
        fromOutside.filter((type) => !tried.has(type)),
      );
    });

    if (!mutants) continue;
    test(title('detects every mutant of the machine'), async () => {
      expectNone('paths that fail without a mutant', await failuresOf(model));
      const alive: string[] = [];
      for (const mutant of [...mutantsOf(model.machine), ...(await contextMutantsOf(model, paths))])
        if (!(await isDetected(model, paths, mutant.machine))) alive.push(mutant.name);
      const equivalent = Object.keys(model.equivalent ?? {});
      expectNone(
        'mutants that no path detects',
        alive.filter((name) => !equivalent.includes(name)),
      );
      expectNone(
        'mutants named as equivalent that a path detects',
        equivalent.filter((name) => !alive.includes(name)),
      );
    });
  }
}

async function isDetected(
  model: Model,
  paths: readonly CoveringPath[],
  mutant: AnyStateMachine,
): Promise<boolean> {
  for (const path of paths) {
    try {
      await runPath(model, path, mutant);
    } catch (error) {
      if (error instanceof PathError) return true;
      throw error;
    }
  }
  return false;
}

function expectSame(what: string, expected: readonly string[], found: readonly string[]): void {
  const missing = expected.filter((one) => !found.includes(one));
  const more = found.filter((one) => !expected.includes(one));
  expectNone(`${what} that no path reaches`, missing);
  expectNone(`${what} that the table lacks`, more);
}

function expectNone(what: string, list: readonly string[]): void {
  if (list.length > 0) throw new Error(`There are ${what}: ${list.join('; ')}`);
}
