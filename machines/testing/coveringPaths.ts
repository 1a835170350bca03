import { type Model, outcomeOf } from './model';

/** One step of a path in a state. */
interface Move {
  readonly state: string;
  readonly step: string;
  /** Expected state after it. */
  readonly to: string;
}

/** Steps from the start of a scenario. */
export interface Path {
  readonly scenario: string;
  readonly steps: readonly string[];
}

/** A path with the states before and after each step. */
export interface CoveringPath extends Path {
  readonly moves: readonly Move[];
}

/** True if a move belongs to a scenario. */
export type Choice = (move: Move, scenario: string) => boolean;

interface CoverOptions {
  /** The moves that paths may take; by default those whose target the model defines. */
  readonly isPossible?: Choice;
  /** The moves to cover; all possible ones by default. */
  readonly isWanted?: Choice;
  /** If true, a move that leads to the same state in several scenarios is taken only in the first. */
  readonly isOnceEnough?: boolean;
}

/**
 * Generates paths that cover every wanted move: the shortest way to the nearest uncovered move, and a restart if no way
 * leads to one. Deterministic: states and steps are in the order of the table.
 * @example
 * for (const path of coveringPaths(toastModel)) await runPath(toastModel, path);
 */
export function coveringPaths(
  model: Model,
  { isPossible = isNamed(model), isWanted = isPossible, isOnceEnough = false }: CoverOptions = {},
): readonly CoveringPath[] {
  const taken = new Set<string>();
  return Object.entries(model.scenarios).flatMap(([scenario, { starts }]) => {
    if (!isOnceEnough) taken.clear();
    const open = (state: string) =>
      movesOf(model, state).filter((move) => isPossible(move, scenario));
    const isLeft = (move: Move) => isWanted(move, scenario) && !taken.has(keyOf(move));
    const paths: CoveringPath[] = [];
    // A start is checked even if no step is possible.
    do {
      const moves: Move[] = [];
      for (let way = wayTo(isLeft, starts, open); way; ) {
        for (const move of way) taken.add(keyOf(move));
        moves.push(...way);
        way = wayTo(isLeft, way.at(-1)?.to ?? starts, open);
      }
      paths.push({ scenario, moves, steps: moves.map(({ step }) => step) });
    } while (wayTo(isLeft, starts, open));
    return paths;
  });
}

/** True if the table defines the target of a move. */
export function isNamed(model: Model): Choice {
  return ({ state, step }) => outcomeOf(model, state, step) !== undefined;
}

/** Steps of the shortest path to a state of the table in a scenario; none if no path leads there. */
export function shortestPath(model: Model, scenario: string, wanted: string): readonly string[] {
  const start = model.scenarios[scenario]?.starts ?? '';
  const open = (state: string) => movesOf(model, state);
  const way = start === wanted ? [] : (wayTo(({ to }) => to === wanted, start, open) ?? []);
  return way.map(({ step }) => step);
}

/** The shortest way from a state that ends with a wanted move, if there is one. */
function wayTo(
  isWanted: (move: Move) => boolean,
  from: string,
  movesOf: (state: string) => readonly Move[],
): readonly Move[] | undefined {
  const seen = new Set([from]);
  const ways: { readonly at: string; readonly way: readonly Move[] }[] = [{ at: from, way: [] }];
  for (const { at, way } of ways) {
    for (const move of movesOf(at)) {
      if (isWanted(move)) return [...way, move];
      if (!seen.has(move.to)) ways.push({ at: move.to, way: [...way, move] });
      seen.add(move.to);
    }
  }
  return undefined;
}

/** Moves of a state: those in the table and every event, unless the state is at the model's edge. */
function movesOf(model: Model, state: string): readonly Move[] {
  const onlyListedSteps = model.onlyListedSteps?.(state) ?? false;
  return Object.entries(model.steps).flatMap(([step, what]) => {
    const outcome = outcomeOf(model, state, step);
    const isTried = outcome !== undefined || (!onlyListedSteps && 'events' in what);
    return isTried ? [{ state, step, to: outcome?.to ?? state }] : [];
  });
}

function keyOf({ state, step, to }: Move): string {
  return `${state} > ${step} > ${to}`;
}
