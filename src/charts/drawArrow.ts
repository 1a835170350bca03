import type { ArrowLine } from './chartLayout';
import { drawBox } from './drawState';
import { drawText } from './drawText';
import { distance, type Point, toward } from './geometry';
import { element } from './svg';
import { labelInset } from './textBlock';

/** How far before a turn a line begins to bend, and how long and wide its tip is, in px. */
const bend = 6;
const tip = { length: 9, width: 8 } as const;

/** A line with its tip and label. The group carries the transition's id as `data-transition`. */
export function drawArrow({ points, label }: ArrowLine): string {
  return element('g', { class: 'arrow', 'data-transition': label?.transition }, [
    element('path', { class: 'line', d: linePath(points) }),
    element('path', { class: 'tip', d: tipPath(points) }),
    ...(label
      ? [
          drawBox(label, 'label', 4),
          ...drawText(label.block, label.x + labelInset.x, label.y + labelInset.y),
        ]
      : []),
  ]);
}

/** From point to point, round at the turns, up to where the tip begins. */
function linePath(points: readonly Point[]): string {
  const [start, ...others] = points;
  const steps = others.map((point, index) => {
    const before = points[index];
    const after = others[index + 1];
    if (!before) return '';
    if (!after) return `L${at(toward(point, before, tip.length - 1))}`;
    const radius = Math.min(bend, distance(before, point) / 2, distance(point, after) / 2);
    const [from, to] = [toward(point, before, radius), toward(point, after, radius)];
    return `L${at(from)}Q${at(point)} ${at(to)}`;
  });
  return `M${start ? at(start) : ''}${steps.join('')}`;
}

/** A triangle that points the way that the line ends. */
function tipPath(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const back = toward(end, before, tip.length);
  const aside = {
    x: ((end.y - back.y) * tip.width) / tip.length / 2,
    y: ((end.x - back.x) * tip.width) / tip.length / 2,
  };
  const corners = [
    { x: back.x + aside.x, y: back.y - aside.y },
    { x: back.x - aside.x, y: back.y + aside.y },
  ];
  return `M${at(end)}${corners.map((corner) => `L${at(corner)}`).join('')}Z`;
}

function at({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
