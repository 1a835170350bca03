import { type CoveringPath, coveringPaths, type Path, shortestPath } from './coveringPaths';
import type { Model } from './model';
import { runPath, takePath } from './takePath';

/** Paths that take every step of the table in every state, also steps that the state does not list. */
export function everyPath(model: Model): readonly CoveringPath[] {
  return coveringPaths(model, { isPossible: () => true });
}

/** The messages of all paths that differ from the model, or from it with other literals. */
export async function failuresOf(model: Model): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const variant of [model, ...variantsOf(model)])
    for (const path of everyPath(variant)) {
      const failure = await runPath(variant, path).then(() => undefined, String);
      if (failure !== undefined) failures.push(failure);
    }
  return failures;
}

/** The model with each literal that it says to be alike in place of the one that a step has. */
function variantsOf(model: Model): readonly Model[] {
  const { steps, states, scenarios, others = [] } = model;
  return Object.values(model.alike ?? {}).flatMap((literals) =>
    Object.entries(literals).flatMap(([literal, alike]) =>
      alike.map((other) => ({
        ...model,
        ...replaced({ steps, states, scenarios, others }, literal, other),
      })),
    ),
  );
}

/** A copy with another text in place of one. */
function replaced<Value>(value: Value, text: string, other: string): Value {
  if (value === text) return other as Value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, text, other)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, replaced(one, text, other)]);
  return Object.fromEntries(entries);
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
