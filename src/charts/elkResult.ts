import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api';
import { type Box, distance, type Point } from './geometry';

/** A node and all in it. */
export function nodesFrom(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesFrom)];
}

/** Where ELK put something, in whole px. Throws if it was left out. */
export function boxOf({ id, x, y, width, height }: ElkShape): Box {
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error(`ELK gave no place to ${id}`);
  }
  // Both sides are rounded, so that what touches goes on touching.
  const start = whole({ x, y });
  const end = whole({ x: x + width, y: y + height });
  return { ...start, width: end.x - start.x, height: end.y - start.y };
}

/** The points of an edge from its source to its target. Throws if it was left out. */
export function pointsOf({ id, sections }: ElkExtendedEdge): readonly Point[] {
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
