import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api';
import { arrowText, stateText } from './boxText';
import type { ArrowLine, ChartLayout, StateBox } from './chartLayout';
import type { Chart, ChartState } from './chartOf';
import { leadsBack, statesFrom } from './chartStates';
import { elkGraphOf, elkIds } from './elkGraph';
import { type Box, distance, overlap, type Point, pieces } from './geometry';
import { sizeOf, stateInset } from './textBlock';

/**
 * Gives everything on a chart its place; the same chart comes out the same each time. Where an arrow runs
 * through the text above the states of another, it is laid out again with that text apart.
 */
export function layOut(chart: Chart): Promise<ChartLayout> {
  return layOutApart(chart, new Set());
}

async function layOutApart(chart: Chart, apart: ReadonlySet<string>): Promise<ChartLayout> {
  const laidOut: ElkNode = await new ELK().layout(elkGraphOf(chart, apart));
  const { width, height } = placedBox(laidOut);
  const boxes = new Map(nodesFrom(laidOut).map((node) => [node.id, placedBox(node)]));
  const states = stateBoxes(chart.root, boxes);
  const arrows = (laidOut.edges ?? []).map((edge) => arrowLine(edge, chart));
  const crossed = crossedIn(states, arrows).filter((id) => !apart.has(id));
  if (crossed.length > 0) return layOutApart(chart, new Set([...apart, ...crossed]));
  const ids = statesFrom(chart.root).map(({ id }) => id);
  return {
    name: chart.root.name,
    width,
    height,
    states,
    starts: ids.flatMap((id) => boxes.get(elkIds.start(id)) ?? []),
    anyStates: ids.flatMap((id) => boxes.get(elkIds.anyState(id)) ?? []),
    arrows,
  };
}

/** The states with others in them whose text an arrow runs through. */
function crossedIn(
  states: ChartLayout['states'],
  arrows: ChartLayout['arrows'],
): readonly string[] {
  const lines = arrows.flatMap(({ points }) => pieces(points));
  return states
    .filter(
      ({ state, text }) => state.states.length > 0 && lines.some((line) => overlap(line, text)),
    )
    .map(({ state }) => state.id);
}

function arrowLine(edge: ElkExtendedEdge, chart: Chart): ArrowLine {
  const points = pointsOf(edge);
  const arrow = chart.arrows.find(({ id }) => id === edge.id);
  const [label] = edge.labels ?? [];
  if (!arrow || !label) return { points };
  return {
    points: leadsBack(arrow, chart) ? points.toReversed() : points,
    label: { ...placedBox(label), transition: arrow.id, block: arrowText(arrow) },
  };
}

/** A node and all in it. */
function nodesFrom(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesFrom)];
}

/** Where ELK put something, in whole px. Throws if it was left out. */
function placedBox({ id, x, y, width, height }: ElkShape): Box {
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error(`ELK gave no place to ${id}`);
  }
  // Both sides are rounded, so that what touches goes on touching.
  const start = whole({ x, y });
  const end = whole({ x: x + width, y: y + height });
  return { ...start, width: end.x - start.x, height: end.y - start.y };
}

/** The points of an edge from its source to its target. Throws if it was left out. */
function pointsOf({ id, sections }: ElkExtendedEdge): readonly Point[] {
  const [section, ...others] = sections ?? [];
  if (!section || others.length > 0) throw new Error(`ELK drew no single line for ${id}`);
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint].map(whole);
  return startInLine(startInLine(points).toReversed()).toReversed();
}

/** A line that begins with a jog of a few px begins in line with what comes after it instead. */
function startInLine(points: readonly Point[]): readonly Point[] {
  const [start, turn, back, ...others] = points;
  if (!start || !turn || !back || others.length === 0 || distance(turn, back) > 4) return points;
  const isUpright = start.x === turn.x;
  return [isUpright ? { x: back.x, y: start.y } : { x: start.x, y: back.y }, ...others];
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

type Boxes = ReadonlyMap<string, Box>;

/** The box of a state, and of all in it, by where ELK put each. Throws if one has no place. */
function stateBoxes(state: ChartState, boxes: Boxes): readonly StateBox[] {
  return boxesFrom(state, boxOf(state, boxes), undefined, boxes);
}

function boxesFrom(
  state: ChartState,
  box: Box,
  region: StateBox['region'],
  boxes: Boxes,
): readonly StateBox[] {
  const blocks = stateText(state);
  const apart = boxes.get(elkIds.text(state.id));
  const { x, y } = apart ?? box;
  const text = { x: x + stateInset.x, y: y + stateInset.y, ...sizeOf(blocks) };
  const parts = state.states.map((part) => boxOf(part, boxes));
  // An arrow between two parts puts one below the other; then each keeps its own border.
  const isDivided =
    state.kind === 'parallel' && !apart && parts.every((part) => part.y === parts[0]?.y);
  const inside = state.states.flatMap((part) => {
    const own = boxOf(part, boxes);
    if (!isDivided) return boxesFrom(part, own, undefined, boxes);
    const isFirst = parts.every((other) => other.x >= own.x);
    return boxesFrom(part, grown(own, isFirst, parts, box), isFirst ? 'first' : 'next', boxes);
  });
  return [{ ...box, state, blocks, text, region }, ...inside];
}

/** A part of a parallel state, as high as the state lets it and as wide as the next part does. */
function grown(part: Box, isFirst: boolean, parts: readonly Box[], around: Box): Box {
  const x = isFirst ? around.x : part.x;
  const starts = parts.map((other) => other.x).filter((start) => start > part.x);
  const end = Math.min(around.x + around.width, ...starts);
  return { x, y: part.y, width: end - x, height: around.y + around.height - part.y };
}

function boxOf({ id }: ChartState, boxes: Boxes): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`${id} has no place on the chart`);
  return box;
}
