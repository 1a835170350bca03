import { type Role, roles } from '../../src/tokens/roles';
import { anyStateText } from './boxText';
import {
  type ArrowLine,
  type Box,
  type ChartLayout,
  distance,
  type Point,
  toward,
} from './chartLayout';
import { drawBox, drawState, drawText, element } from './drawState';
import { fonts, labelInset } from './textBlock';

/**
 * Draws a chart as an SVG document, 1 px a unit. States have `data-state` and transitions `data-transition`, so that
 * a page can highlight them.
 */
export function drawChart({ name, width, height, ...chart }: ChartLayout): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'chart',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': `State chart of ${name}`,
  };
  const svg = element('svg', attributes, [
    element('style', {}, [chartStyle()]),
    drawBox({ x: 0, y: 0, width, height }, 'ground', 0),
    ...chart.states.map(drawState),
    ...chart.anyStates.map(drawAnyState),
    ...chart.starts.map(drawStart),
    ...chart.arrows.map(drawArrow),
  ]);
  return `${svg}\n`;
}

function drawAnyState(box: Box): string {
  const text = drawText(anyStateText, box.x + labelInset.x, box.y + labelInset.y);
  return element('g', { class: 'any' }, [drawBox(box, 'label', box.height / 2), ...text]);
}

function drawStart({ x, y, width }: Box): string {
  const radius = width / 2;
  return element('circle', { class: 'start', cx: x + radius, cy: y + radius, r: radius });
}

/** Distance before a turn at which a line bends, and length and width of its tip, in px. */
const bend = 6;
const tip = { length: 9, width: 8 } as const;

/** A line with its tip and label. The group carries the transition's id as `data-transition`. */
function drawArrow({ points, label }: ArrowLine): string {
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

/** A path with rounded turns, up to the start of the tip. */
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

/** Triangle at the end of the line. */
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

const families = {
  sans: `system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

/** Color roles of a chart. */
const used = ['paper', 'raised', 'ink', 'inkSoft', 'line', 'edge', 'accent'] as const;

/**
 * Styles of a chart. A standalone chart follows the system's color scheme. Inside a page each color uses the page's
 * role of the same name (`--ink`), so the page's scheme applies.
 */
function chartStyle(): string {
  const texts = Object.entries(fonts).map(
    ([look, { family, size, isBold }]) =>
      `.chart .${look} { font-family: ${families[family]}; font-size: ${size}px;${isBold ? ' font-weight: bold;' : ''} }`,
  );
  return [
    `.chart { ${colors('light')} }`,
    `@media (prefers-color-scheme: dark) { .chart { ${colors('dark')} } }`,
    ...texts,
    ...rules,
  ].join('\n');
}

const rules = [
  '.chart text { fill: var(--chart-ink); }',
  '.chart .note, .chart .keyword { fill: var(--chart-ink-soft); }',
  '.chart .guard { fill: var(--chart-accent); }',
  '.chart .ground, .chart .label { fill: var(--chart-paper); }',
  '.chart .label { stroke: var(--chart-line); }',
  '.chart .border { fill: var(--chart-paper); stroke: var(--chart-edge); stroke-width: 1.5; }',
  '.chart .atomic > .border, .chart .final > .border { fill: var(--chart-raised); }',
  '.chart .region > .border { fill: none; stroke: none; }',
  '.chart .inner { fill: none; stroke: var(--chart-edge); }',
  '.chart .divider { stroke: var(--chart-edge); stroke-dasharray: 6 5; }',
  '.chart .line { fill: none; stroke: var(--chart-edge); stroke-width: 1.5; }',
  '.chart .tip, .chart .start { fill: var(--chart-edge); }',
];

function colors(scheme: keyof typeof roles): string {
  return used
    .map((role) => `--chart-${kebab(role)}: var(--${kebab(role)}, ${roles[scheme][role]});`)
    .join(' ');
}

function kebab(role: Role): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
