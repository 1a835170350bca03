import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { anyStateText, arrowText, stateText } from './boxText';
import {
  type Chart,
  type ChartArrow,
  type ChartState,
  leadsBack,
  leadsInside,
  statesFrom,
} from './chartOf';
import { labelInset, type Size, sizeAround, stateInset } from './textBlock';

/** Id of the ELK node that holds a state's text beside its child states. */
export const elkIds = {
  /** Dot of the initial state. */
  start: (state: string) => `start of ${state}`,
  /** Source of arrows that apply to every child state. */
  anyState: (state: string) => `all of ${state}`,
  /** Text as a separate node. */
  text: (state: string) => `text of ${state}`,
} as const;

/**
 * Builds the graph for ELK: sizes come from the texts, positions from ELK. Reverses back edges before layout so that
 * ELK places the initial state at the top. `apart` are states whose text is a separate node that arrows avoid, which
 * takes more space.
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
  if (states.length === 0) return { id, ...size, layoutOptions: scribble };
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

/** Source of arrows without a source state. */
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
  // ELK does not position empty labels.
  const label = { id, text: id, ...size, layoutOptions: asLabel };
  return { id, sources: [upper], targets: [lower], labels: [label] };
}

function withOptions(node: ElkNode, options: LayoutOptions): ElkNode {
  return { ...node, layoutOptions: { ...node.layoutOptions, ...options } };
}

/**
 * ELK options for spacing and edges, in px. Every node with children needs them, because ELK does not inherit them.
 */
const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  // States of one layer keep their order. (`considerModelOrder` breaks on labels: elkjs 0.12.1.)
  'elk.layered.crossingMinimization.semiInteractive': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.portPort': '14',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.nodeSelfLoop': '20',
};

/** A state with children: its text is above them. */
function hasStates(text: Size) {
  return {
    ...layered,
    'elk.padding': padding(text.height + 8, 20),
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    // Height first, because ELK rotates the drawing after it reads this (elkjs 0.12.1).
    'elk.nodeSize.minimum': `(${text.height},${text.width})`,
  };
}

/** A parallel state: its regions are side by side and fill it. */
function hasRegions(text: Size) {
  return {
    ...hasStates(text),
    'elk.padding': padding(text.height, 0),
    'elk.spacing.nodeNode': '0',
  };
}

/** Self-transitions are below each other, so that none crosses a label. */
const scribble: LayoutOptions = {
  'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
};

const asRegion: LayoutOptions = { 'elk.alignment': 'TOP' };

/** Before the others of its state. */
const asOrigin: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** On its arrow, half way. */
const asLabel: LayoutOptions = {
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeLabels.inline': 'true',
};

/** Only their order counts. */
function inPlace(index: number): LayoutOptions {
  return { 'elk.position': `(${index},0)` };
}

function padding(top: number, others: number): string {
  return `[top=${top},left=${others},bottom=${others},right=${others}]`;
}
