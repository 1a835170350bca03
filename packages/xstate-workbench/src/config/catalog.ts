import type { AnyStateMachine } from 'xstate';
import type { Model } from '../model/model';
import { coveringPaths, type MachinePath, shortestPath } from '../paths/coveringPaths';
import { PathError } from '../paths/failure';
import { quoted } from '../paths/plainText';
import { runPath } from '../paths/runPath';
import type { ModelEntry, WorkbenchConfig } from './defineConfig';

export type Catalog = ReturnType<typeof createCatalog>;

/**
 * The configured models, and their paths.
 * @throws if a model has another name than its machine, or if there are no models.
 */
export function createCatalog(config: WorkbenchConfig) {
  const names = Object.keys(config.models);
  const [firstName] = names;
  if (firstName === undefined) throw new Error('The configuration has no models.');
  const entryOf = (name: string): ModelEntry => {
    const entry = Object.hasOwn(config.models, name) ? config.models[name] : undefined;
    if (!entry) throw new PathError(`There is no machine "${name}". There are: ${quoted(names)}.`);
    return entry;
  };
  for (const name of names) {
    const { id } = entryOf(name).model.machine;
    if (id !== name) throw new Error(`The model "${name}" has the machine "${id}".`);
  }
  const modelOf = (name: string): Model => entryOf(name).model;
  const known = new Map<string, readonly MachinePath[]>();

  /** Paths that cover every step of a machine's table, from each scenario or from one. */
  const pathsOf = (machine: string, scenario?: string): readonly MachinePath[] => {
    const found =
      known.get(machine) ??
      coveringPaths(modelOf(machine)).map(({ scenario, steps }) => ({ machine, scenario, steps }));
    known.set(machine, found);
    return found.filter((path) => path.scenario === (scenario ?? path.scenario));
  };
  return {
    ...{ config, names, firstName, modelOf, pathsOf },
    machineOf: (name: string): AnyStateMachine => modelOf(name).machine,
    /** Page of a machine, in a scenario or in any; `undefined` if there is none. */
    placeOf(machine: string, scenario?: string) {
      const { page: path, hash = '', except } = entryOf(machine);
      return path && (except === undefined || scenario !== except) ? { path, hash } : undefined;
    },
    firstPathOf(machine: string, scenario?: string): MachinePath {
      const [first = { machine, scenario: scenario ?? '', steps: [] }] = pathsOf(machine, scenario);
      return first;
    },
    /** Index of a path among those of its scenario; -1 for a path by hand. */
    indexOf: ({ machine, scenario, steps }: MachinePath): number =>
      pathsOf(machine, scenario).findIndex((path) => path.steps.join() === steps.join()),
    /** A shortest path of a machine's model to each transition, by the id of the transition. */
    async shortestPaths(machine: string): Promise<ReadonlyMap<string, MachinePath>> {
      const model = modelOf(machine);
      const found = new Map<string, MachinePath>();
      for (const path of coveringPaths(model)) {
        const { scenario, moves } = path;
        const ways = moves.map(({ state, step }) => [
          ...shortestPath(model, scenario, state),
          step,
        ]);
        // A path of a wrong machine has no transitions; its message says why.
        const { taken } = await runPath(model, path).catch(() => ({ taken: [] }));
        for (const [index, ids] of taken.entries()) {
          const steps = ways[index - 1] ?? [];
          for (const id of ids) {
            const shortest = found.get(id);
            if (!shortest || steps.length < shortest.steps.length)
              found.set(id, { machine, scenario, steps });
          }
        }
      }
      return found;
    },
  };
}
