import { type Role, roles } from '../tokens/roles';
import { fonts } from './textWidth';

const families = {
  sans: `system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

/** The roles that a chart's colours have. */
const used = ['paper', 'raised', 'ink', 'inkSoft', 'line', 'edge', 'accent'] as const;

/**
 * How a chart looks. On its own it follows the system's scheme. Inside of a page each colour is the page's
 * own role where the page has one (`--ink`), so a page sets the scheme by setting its roles.
 */
export function chartStyle(): string {
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
