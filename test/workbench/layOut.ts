import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Chart, ChartArrow, ChartState } from '../../tools/charts/chartOf';

/** A laid out chart, in px from its top left corner. */
export interface ChartLayout extends Size {
  /** By the id of a state, of its `start`, or of an arrow with a label. */
  readonly boxes: ReadonlyMap<string | undefined, Box>;
  /** SVG points from source to target by the id of the arrow. */
  readonly lines: ReadonlyMap<string, string>;
}

/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Lays out a chart deterministically. `sizeOf` is the size of a text, with its padding, by the id of its state or arrow.
 */
export async function layOut(chart: Chart, sizeOf: (id: string) => Size): Promise<ChartLayout> {
  const graph = await new ELK().layout(graphOf(chart, sizeOf));
  const edges: readonly ElkExtendedEdge[] = graph.edges ?? [];
  const shapes = [...nodesFrom(graph), ...edges.flatMap(({ labels = [] }) => labels)];
  const back = new Set(chart.arrows.filter((arrow) => leadsBack(arrow, chart)).map(({ id }) => id));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: new Map(
      shapes.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [id, { x, y, width, height }]),
    ),
    lines: new Map(
      edges.map(({ id, sections = [] }) => {
        const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`),
        );
        return [id, (back.has(id) ? points.reverse() : points).join(' ')];
      }),
    ),
  };
}

function nodesFrom(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesFrom)];
}

/** True if an arrow leads to a state that is defined before its source. */
function leadsBack({ source, target }: ChartArrow, { states }: Chart): boolean {
  const place = (id: string) => states.findIndex((state) => state.id === id);
  return place(target) < place(source);
}

/** The graph for ELK. Back edges are reversed, so that ELK places the initial state at the top. */
function graphOf(chart: Chart, sizeOf: (id: string) => Size): ElkNode {
  const edges = chart.arrows.map((arrow) => {
    const { id, source, target, transition } = arrow;
    const [upper, lower] = leadsBack(arrow, chart) ? [target, source] : [source, target];
    // ELK does not position empty labels.
    const label = { id, text: id, ...sizeOf(id), layoutOptions: asLabel };
    return { id, sources: [upper], targets: [lower], labels: transition ? [label] : [] };
  });
  const nodeOf = ({ id, start, children }: ChartState): ElkNode => {
    const size = sizeOf(id);
    const inner = chart.states.filter((child) => children.includes(child.id)).map(nodeOf);
    if (inner.length === 0) return { id, ...size, layoutOptions: selfLoopsApart };
    return {
      id,
      layoutOptions: {
        ...layered,
        'elk.padding': `[top=${size.height + 8},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Height first, because ELK rotates the drawing after it reads this (elkjs 0.12.1).
        'elk.nodeSize.minimum': `(${size.height},${size.width})`,
      },
      children: [...(start ? [{ id: start, ...dot }] : []), ...inner].map((node, index) => ({
        ...node,
        layoutOptions: {
          ...node.layoutOptions,
          // Only the order counts.
          'elk.position': `(${index},0)`,
          // Parallel regions start at the same height.
          'elk.alignment': 'TOP',
        },
      })),
    };
  };
  return {
    id: '',
    layoutOptions: { ...layered, 'elk.padding': '[top=16,left=16,bottom=16,right=16]' },
    children: chart.states.slice(0, 1).map(nodeOf),
    edges,
  };
}

/** Above the states. */
const dot = {
  ...{ width: 12, height: 12 },
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
};

/** Distances are in px. Every node with children needs these options, because ELK does not inherit them. */
const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  // States of one layer keep their order. (`considerModelOrder` breaks on labels: elkjs 0.12.1.)
  'elk.layered.crossingMinimization.semiInteractive': 'true',
  'elk.layered.spacing.baseValue': '28',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Arrows from a state to itself are below each other, so that none crosses a label. */
const selfLoopsApart: LayoutOptions = {
  'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
};

/** On its arrow, half way. */
const asLabel: LayoutOptions = {
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeLabels.inline': 'true',
};
