import { type Model, outcomeOf } from '../../machines/model';

/** One step of a walk: what happens in which state. */
export interface Move {
  readonly state: string;
  readonly step: string;
}

/** A walk from a scenario's start. */
export interface Walk {
  readonly scenario: string;
  readonly moves: readonly Move[];
}

/** Whether a move is meant, in a scenario. */
export type Choice = (move: Move, scenario: string) => boolean;

interface TourOptions {
  /** The moves to take, of those that are possible: all of them, unless told otherwise. */
  readonly isWanted?: Choice;
  /** Whether a move that leads to the same state in several scenarios is taken in the first of them only. */
  readonly isOnceEnough?: boolean;
}

/** A possible move; `leadsTo` is where it ends. */
interface Edge extends Move {
  readonly leadsTo: string;
}

/**
 * Walks over possible moves of a model that take every wanted one: always the shortest way to the nearest one
 * that is still to be taken, but first those that leave most of the others within reach, and from the start
 * again where none can be reached. Deterministic: states and steps come in the order of the table.
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
    // A start is looked at even where nothing can happen.
    const walks = [walkOn(starts, isLeft, open, taken)];
    while (edgesBehind(starts, open).some(isLeft)) {
      walks.push(walkOn(starts, isLeft, open, taken));
    }
    return walks.map((moves) => ({ scenario, moves }));
  });
}

/** Whether the table says where a move leads. */
export function isNamed(model: Model): Choice {
  return ({ state, step }, scenario) => outcomeOf(model, scenario, state, step) !== undefined;
}

type EdgesOf = (state: string) => readonly Edge[];

/** Every edge that can be reached, the nearest first. */
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

/** Of the shortest ways to each edge that is left, the first of those behind which the most are left. */
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

/** What can happen in a state: what the table names, and every event, unless the state is at the model's edge. */
function edgesOf(model: Model, scenario: string, state: string): readonly Edge[] {
  const isExplorationBoundary = model.states[state]?.isExplorationBoundary === true;
  return Object.entries(model.steps).flatMap(([step, what]) => {
    const outcome = outcomeOf(model, scenario, state, step);
    const isTried = outcome !== undefined || (!isExplorationBoundary && 'events' in what);
    return isTried ? [{ state, step, leadsTo: outcome?.to ?? state }] : [];
  });
}

function keyOf({ state, step, leadsTo }: Edge): string {
  return `${state} > ${step} > ${leadsTo}`;
}
