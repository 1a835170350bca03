import type { LayoutOptions } from 'elkjs/lib/elk-api';
import type { Size } from './textBlock';

/**
 * ELK options for spacing and edges, in px. Every node with children needs them, because ELK does not inherit them.
 */
export const layered: LayoutOptions = {
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
export function hasStates(text: Size) {
  return {
    ...layered,
    'elk.padding': padding(text.height + 8, 20),
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    // Height first, because ELK rotates the drawing after it reads this (elkjs 0.12.1).
    'elk.nodeSize.minimum': `(${text.height},${text.width})`,
  };
}

/** A parallel state: its regions are side by side and fill it. */
export function hasRegions(text: Size) {
  return {
    ...hasStates(text),
    'elk.padding': padding(text.height, 0),
    'elk.spacing.nodeNode': '0',
  };
}

/** Self-transitions are below each other, so that none crosses a label. */
export const scribble: LayoutOptions = {
  'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
};

export const asRegion: LayoutOptions = { 'elk.alignment': 'TOP' };

/** Before the others of its state. */
export const asOrigin: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** On its arrow, half way. */
export const asLabel: LayoutOptions = {
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeLabels.inline': 'true',
};

/** Only their order counts. */
export function inPlace(index: number): LayoutOptions {
  return { 'elk.position': `(${index},0)` };
}

export function padding(top: number, others: number): string {
  return `[top=${top},left=${others},bottom=${others},right=${others}]`;
}
