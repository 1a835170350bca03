import { type CoveringPath, coveringPaths, type Path, shortestPath } from './coveringPaths';
import type { Model } from './model';
import { runPath, takePath } from './takePath';

/** Paths that take every step of the table in every state, also steps that the state does not list. */
export function everyPath(model: Model): readonly CoveringPath[] {
  return coveringPaths(model, { isPossible: () => true });
}

/** The messages of all paths that differ from the model. */
export async function failuresOf(model: Model): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const path of everyPath(model)) {
    const failure = await runPath(model, path).then(() => undefined, String);
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

/** A shortest path of the table to each transition, by the id of the transition. */
export async function shortestPaths(model: Model): Promise<ReadonlyMap<string, Path>> {
  const found = new Map<string, Path>();
  for (const path of coveringPaths(model)) {
    const { scenario, moves } = path;
    const { taken } = await takePath(model, path);
    for (const [index, ids] of taken.entries()) {
      const { state = '', step = '' } = moves[index - 1] ?? {};
      const steps = index > 0 ? [...shortestPath(model, scenario, state), step] : [];
      for (const id of ids) {
        const known = found.get(id);
        if (!known || steps.length < known.steps.length) found.set(id, { scenario, steps });
      }
    }
  }
  return found;
}
