import { type CoveringPath, coveringPaths, type Path, shortestPath } from './coveringPaths';
import { PathError } from './failure';
import type { Model } from './model';
import { runPath, takePath } from './takePath';

/** Paths that take every step of the table in every state, also steps that the state does not list. */
export function everyPath(model: Model): readonly CoveringPath[] {
  return coveringPaths(model, { isPossible: () => true });
}

/** The message of each path that differs from the model, or from it with other literals, one at a time. */
export function* failuresOf(model: Model): Generator<string> {
  for (const variant of [model, ...variantsOf(model)])
    for (const path of everyPath(variant))
      try {
        runPath(variant, path);
      } catch (error) {
        if (!(error instanceof PathError)) throw error;
        yield error.message;
      }
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
export function shortestPaths(model: Model): ReadonlyMap<string, Path> {
  const paths = coveringPaths(model).flatMap(({ scenario, moves }): Path[] => [
    { scenario, steps: [] },
    ...moves.map(({ state, step }) => ({
      scenario,
      steps: [...shortestPath(model, scenario, state), step],
    })),
  ]);
  // The longest first, so that shorter ones replace them.
  const sorted = paths.toSorted((one, other) => other.steps.length - one.steps.length);
  return new Map(
    sorted.flatMap((path) =>
      (takePath(model, path).taken.at(-1) ?? []).map((id) => [id, path] as const),
    ),
  );
}
