import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { arrowText } from './boxText';
import type { ArrowLine, ChartLayout } from './chartLayout';
import type { Chart } from './chartOf';
import { leadsBack, statesFrom } from './chartStates';
import { elkGraphOf, elkIds } from './elkGraph';
import { boxOf, nodesFrom, pointsOf } from './elkResult';
import { overlap, pieces } from './geometry';
import { stateBoxes } from './stateBoxes';

/**
 * Gives everything on a chart its place; the same chart comes out the same each time. Where an arrow runs
 * through the text above the states of another, it is laid out again with that text apart.
 */
export function layOut(chart: Chart): Promise<ChartLayout> {
  return layOutApart(chart, new Set());
}

async function layOutApart(chart: Chart, apart: ReadonlySet<string>): Promise<ChartLayout> {
  const laidOut: ElkNode = await new ELK().layout(elkGraphOf(chart, apart));
  const { width, height } = boxOf(laidOut);
  const boxes = new Map(nodesFrom(laidOut).map((node) => [node.id, boxOf(node)]));
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
    label: { ...boxOf(label), transition: arrow.id, block: arrowText(arrow) },
  };
}
