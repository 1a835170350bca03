import { type Model, outcomeOf } from '../../machines/defineModel';

/** One step of a path in a state. */
export interface Move {
  readonly state: string;
  readonly step: string;
}

/** A path from a scenario's start. */
export interface Walk {
  readonly scenario: string;
  readonly moves: readonly Move[];
}

/** True if a move belongs to a scenario. */
export type Choice = (move: Move, scenario: string) => boolean;

interface TourOptions {
  /** The moves to cover; all possible ones by default. */
  readonly isWanted?: Choice;
  /** If true, a move that leads to the same state in several scenarios is taken only in the first. */
  readonly isOnceEnough?: boolean;
}

/** A possible move; `leadsTo` is its target. */
interface Edge extends Move {
  readonly leadsTo: string;
}

/**
 * Generates paths that cover every wanted move: the shortest way to the nearest uncovered move, preferring those
 * after which most others can still be reached, and a restart if none can. Deterministic: states and steps are in the
 * order of the table.
 */
export function coveringWalks(
  model: Model,
  isPossible: Choice,
  { isWanted = isPossible, isOnceEnough = false }: TourOptions = {},
): readonly Walk[] {
  const taken = new Set<string>();
  return Object.entries(model.scenarios).flatMap(([scenario, { starts }]) => {
    const open = (state: string) =>
      edgesOf(model, scenario, state).filter((edge) => isPossible(edge, scenario));
    if (!isOnceEnough) taken.clear();
    const isLeft = (edge: Edge) => isWanted(edge, scenario) && !taken.has(keyOf(edge));
    // A start is checked even if no step is possible.
    const walks = [walkOn(starts, isLeft, open, taken)];
    while (edgesBehind(starts, open).some(isLeft)) {
      walks.push(walkOn(starts, isLeft, open, taken));
    }
    return walks.map((moves) => ({ scenario, moves }));
  });
}

/** True if the table defines the target of a move. */
export function isNamed(model: Model): Choice {
  return ({ state, step }, scenario) => outcomeOf(model, scenario, state, step) !== undefined;
}

/** Steps of the shortest way to a state of the table in a scenario; `undefined` if none leads there. */
export function shortestWay(
  model: Model,
  scenario: string,
  wanted: string,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const ways = [{ state: model.scenarios[scenario]?.starts ?? '', steps: [] as readonly string[] }];
  for (const { state, steps } of ways) {
    if (state === wanted) return steps;
    if (seen.has(state)) continue;
    seen.add(state);
    for (const { step, leadsTo } of edgesOf(model, scenario, state)) {
      ways.push({ state: leadsTo, steps: [...steps, step] });
    }
  }
  return undefined;
}

type EdgesOf = (state: string) => readonly Edge[];

/** All reachable edges, nearest first. */
function edgesBehind(start: string, open: EdgesOf): readonly Edge[] {
  const reached = new Set([start]);
  for (const state of reached) for (const { leadsTo } of open(state)) reached.add(leadsTo);
  return [...reached].flatMap(open);
}

function walkOn(
  start: string,
  isLeft: (edge: Edge) => boolean,
  open: EdgesOf,
  taken: Set<string>,
): readonly Move[] {
  const moves: Move[] = [];
  let state = start;
  for (;;) {
    const way = wayToNext(state, isLeft, open);
    if (!way) return moves;
    for (const edge of way) {
      taken.add(keyOf(edge));
      moves.push({ state: edge.state, step: edge.step });
      state = edge.leadsTo;
    }
  }
}

/** Among the shortest ways to uncovered edges, the first one after which the most remain reachable. */
function wayToNext(
  from: string,
  isLeft: (edge: Edge) => boolean,
  open: EdgesOf,
): readonly Edge[] | undefined {
  const leftBehind = new Map<string, number>();
  const countBehind = (state: string) => {
    const known = leftBehind.get(state) ?? edgesBehind(state, open).filter(isLeft).length;
    leftBehind.set(state, known);
    return known;
  };
  const seen = new Set([from]);
  const ways: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: from, way: [] }];
  let best: readonly Edge[] | undefined;
  let max = -1;
  for (const { at, way } of ways) {
    for (const edge of open(at)) {
      const wayBehind = [...way, edge];
      const behind = countBehind(edge.leadsTo);
      if (isLeft(edge) && behind > max) {
        best = wayBehind;
        max = behind;
      }
      if (seen.has(edge.leadsTo)) continue;
      seen.add(edge.leadsTo);
      ways.push({ at: edge.leadsTo, way: wayBehind });
    }
  }
  return best;
}

/** Moves of a state: those in the table and every event, unless the state is at the model's edge. */
function edgesOf(model: Model, scenario: string, state: string): readonly Edge[] {
  const onlyListedSteps = model.states[state]?.onlyListedSteps === true;
  return Object.entries(model.steps).flatMap(([step, what]) => {
    const outcome = outcomeOf(model, scenario, state, step);
    const isTried = outcome !== undefined || (!onlyListedSteps && 'events' in what);
    return isTried ? [{ state, step, leadsTo: outcome?.to ?? state }] : [];
  });
}

function keyOf({ state, step, leadsTo }: Edge): string {
  return `${state} > ${step} > ${leadsTo}`;
}
