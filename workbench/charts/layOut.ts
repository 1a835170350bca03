import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api';
import { arrowText, stateText } from './boxText';
import {
  type ArrowLine,
  type Box,
  type ChartLayout,
  distance,
  overlap,
  type Point,
  pieces,
  type StateBox,
} from './chartLayout';
import { type Chart, type ChartState, leadsBack, statesFrom } from './chartOf';
import { elkGraphOf, elkIds } from './elkGraph';
import { sizeOf, stateInset } from './textBlock';

/**
 * Lays out a chart deterministically. If an arrow crosses the text of a parent state, the layout runs again with that
 * text as a separate node.
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

/** Parent states whose text is crossed by an arrow. */
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

/** A node and its descendants. */
function nodesFrom(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesFrom)];
}

/** Position of an element in whole px. Throws if ELK omitted it. */
function placedBox({ id, x, y, width, height }: ElkShape): Box {
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error(`ELK returned no position for ${id}`);
  }
  // Both sides are rounded, so that adjacent boxes still touch.
  const start = whole({ x, y });
  const end = whole({ x: x + width, y: y + height });
  return { ...start, width: end.x - start.x, height: end.y - start.y };
}

/** Points of an edge from source to target. Throws if ELK omitted it. */
function pointsOf({ id, sections }: ElkExtendedEdge): readonly Point[] {
  const [section, ...others] = sections ?? [];
  if (!section || others.length > 0) throw new Error(`ELK drew no single line for ${id}`);
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint].map(whole);
  return startInLine(startInLine(points).toReversed()).toReversed();
}

/** Straightens an initial offset of a few px. */
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

/** Boxes of a state and its descendants. Throws if one has no position. */
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
  // An arrow between regions puts one below the other; each region then keeps its own border.
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

/** A region of a parallel state, as high as the state and as wide as its column. */
function grown(part: Box, isFirst: boolean, parts: readonly Box[], around: Box): Box {
  const x = isFirst ? around.x : part.x;
  const starts = parts.map((other) => other.x).filter((start) => start > part.x);
  const end = Math.min(around.x + around.width, ...starts);
  return { x, y: part.y, width: end - x, height: around.y + around.height - part.y };
}

function boxOf({ id }: ChartState, boxes: Boxes): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`${id} has no position in the chart`);
  return box;
}
