import { type Model, outcomeOf } from '../../machines/model';

/** One step of a walk: what happens in which state. */
export interface Move {
  readonly state: string;
  readonly step: string;
}

/** A walk from a situation's start. */
export interface Walk {
  readonly situation: string;
  readonly moves: readonly Move[];
}

/** A move that is to be taken once; `leadsTo` is where it ends. */
interface Edge extends Move {
  readonly leadsTo: string;
}

/**
 * Walks that take every move of a model that `isWanted`: always the shortest way to the nearest one that
 * is still to be taken, and from the start again where none can be reached.
 * Deterministic: states and steps come in the order of the table.
 */
export function tourOf(
  model: Model,
  isWanted: (move: Move, situation: string) => boolean,
): readonly Walk[] {
  return Object.keys(model.situations).flatMap((situation) => {
    const open = (state: string) =>
      edgesOf(model, situation, state).filter((edge) => isWanted(edge, situation));
    const start = model.situations[situation]?.starts ?? '';
    const left = new Set(edgesBehind(start, open).map(keyOf));
    // A start is looked at even where nothing can happen.
    const walks = [walkOn(start, left, open)];
    while (left.size > 0) walks.push(walkOn(start, left, open));
    return walks.map((moves) => ({ situation, moves }));
  });
}

/** Whether the table says where a move leads. */
export function isNamed(model: Model): (move: Move, situation: string) => boolean {
  return ({ state, step }, situation) => outcomeOf(model, situation, state, step) !== undefined;
}

type EdgesOf = (state: string) => readonly Edge[];

/** Every edge that can be reached, the nearest first. */
function edgesBehind(start: string, open: EdgesOf): readonly Edge[] {
  const reached = new Set([start]);
  for (const state of reached) for (const { leadsTo } of open(state)) reached.add(leadsTo);
  return [...reached].flatMap(open);
}

function walkOn(start: string, left: Set<string>, open: EdgesOf): readonly Move[] {
  const moves: Move[] = [];
  let state = start;
  for (;;) {
    const way = wayToNearest(state, left, open);
    if (!way) return moves;
    for (const { leadsTo, ...move } of way) {
      left.delete(keyOf(move));
      moves.push(move);
      state = leadsTo;
    }
  }
}

/** The shortest way whose last edge is still to be taken; breadth first. */
function wayToNearest(
  from: string,
  left: ReadonlySet<string>,
  open: EdgesOf,
): readonly Edge[] | undefined {
  const seen = new Set([from]);
  const ways: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: from, way: [] }];
  for (const { at, way } of ways) {
    for (const edge of open(at)) {
      if (left.has(keyOf(edge))) return [...way, edge];
      if (seen.has(edge.leadsTo)) continue;
      seen.add(edge.leadsTo);
      ways.push({ at: edge.leadsTo, way: [...way, edge] });
    }
  }
  return undefined;
}

/** What can happen in a state: what the table names, and every event, unless the state is at the model's edge. */
function edgesOf(model: Model, situation: string, state: string): readonly Edge[] {
  const isEdge = model.states[state]?.isEdge === true;
  return Object.entries(model.steps).flatMap(([step, what]) => {
    const outcome = outcomeOf(model, situation, state, step);
    const isTried = outcome !== undefined || (!isEdge && 'events' in what);
    return isTried ? [{ state, step, leadsTo: outcome?.to ?? state }] : [];
  });
}

function keyOf({ state, step }: Move): string {
  return `${state} > ${step}`;
}
