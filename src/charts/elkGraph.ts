import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { anyStateText, arrowText, stateText } from './boxText';
import type { Chart, ChartArrow, ChartState } from './chartOf';
import { leadsBack, leadsInside, statesFrom } from './chartStates';
import {
  asLabel,
  asOrigin,
  asRegion,
  hasRegions,
  hasStates,
  inPlace,
  layered,
  padding,
  withLoops,
} from './elkOptions';
import { labelInset, sizeAround, stateInset } from './textBlock';

/** How ELK's graph calls what stands in a state beside the states in it. */
export const elkIds = {
  /** The dot before its first state. */
  start: (state: string) => `start of ${state}`,
  /** Where the arrows begin that hold in every state inside. */
  anyState: (state: string) => `all of ${state}`,
  /** Its text, if that stands apart. */
  text: (state: string) => `text of ${state}`,
} as const;

/**
 * What ELK is asked to lay out: sizes come from the texts, places are left to it. An arrow to an earlier
 * state is handed over turned round, so that all flows down from what comes first. `apart` are the states
 * whose text is a node of its own, which arrows go round, at the cost of some room.
 */
export function elkGraphOf(chart: Chart, apart: ReadonlySet<string>): ElkNode {
  const starts = statesFrom(chart.root).flatMap(startEdges);
  return {
    id: 'chart',
    layoutOptions: { ...layered, 'elk.padding': padding(16, 16) },
    children: [nodeOf(chart.root, chart, apart)],
    edges: [...starts, ...chart.arrows.map((arrow) => edgeOf(arrow, chart))],
  };
}

function nodeOf(state: ChartState, chart: Chart, apart: ReadonlySet<string>): ElkNode {
  const { id, states } = state;
  const size = sizeAround(stateText(state), stateInset);
  if (states.length === 0) return { id, ...size, layoutOptions: withLoops };
  const isApart = apart.has(id);
  const isParallel = state.kind === 'parallel' && !isApart;
  const nodes = [
    ...(isApart ? [{ id: elkIds.text(id), ...size, layoutOptions: asOrigin }] : []),
    ...originsOf(state, chart),
    ...states.map((child) => nodeOf(child, chart, apart)),
  ];
  return {
    id,
    layoutOptions: isParallel ? hasRegions(size) : hasStates(isApart ? noSize : size),
    children: nodes
      .map((node, index) => withOptions(node, inPlace(index)))
      .map((node) => (isParallel ? withOptions(node, asRegion) : node)),
  };
}

const noSize = { width: 0, height: 0 };

/** Where arrows begin that come from no state of their own. */
function originsOf({ id, initial }: ChartState, chart: Chart): readonly ElkNode[] {
  const start = { id: elkIds.start(id), width: 12, height: 12 };
  const anyState = { id: elkIds.anyState(id), ...sizeAround([anyStateText], labelInset) };
  const hasAnyState = chart.arrows.some(
    (arrow) => arrow.source === id && leadsInside(arrow, chart),
  );
  return [...(initial ? [start] : []), ...(hasAnyState ? [anyState] : [])].map((node) =>
    withOptions(node, asOrigin),
  );
}

function startEdges({ id, initial }: ChartState): readonly ElkExtendedEdge[] {
  const start = elkIds.start(id);
  return initial ? [{ id: start, sources: [start], targets: [initial] }] : [];
}

function edgeOf(arrow: ChartArrow, chart: Chart): ElkExtendedEdge {
  const { id, target } = arrow;
  const source = leadsInside(arrow, chart) ? elkIds.anyState(arrow.source) : arrow.source;
  const [upper, lower] = leadsBack(arrow, chart) ? [target, source] : [source, target];
  const size = sizeAround([arrowText(arrow)], labelInset);
  // ELK gives no place to a label without a text.
  const label = { id, text: id, ...size, layoutOptions: asLabel };
  return { id, sources: [upper], targets: [lower], labels: [label] };
}

function withOptions(node: ElkNode, options: LayoutOptions): ElkNode {
  return { ...node, layoutOptions: { ...node.layoutOptions, ...options } };
}
