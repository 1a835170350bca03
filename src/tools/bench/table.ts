import { changeSince, medianBefore, type Results } from './compare';
import { type Figure, isMet, type Unit } from './figure';
import type { Summary } from './statistics';

const heads = ['figure', 'visits counted', 'ours', 'control', 'goal', 'before', ''] as const;

/** Figures as a table in Markdown: median (least–greatest), beside the control and the run before. */
export function figureTable(figures: readonly Figure[], before: Results | undefined): string {
  return markdownTable([heads, ...figures.map((figure) => rowOf(figure, before))]);
}

/** Rows of cells, the heads first, in columns of one width. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [first = [], ...others] = rows;
  const widths = first.map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(first), rule, ...others.map(line)].join('\n');
}

const hasNoUnit: ReadonlySet<Unit> = new Set(['ratio', 'count', 'score']);

function rowOf(figure: Figure, before: Results | undefined): readonly string[] {
  const { name, counting, unit, ours, control, note } = figure;
  const earlier = medianBefore(figure, before);
  const change = changeSince(figure, before);
  return [
    [name, hasNoUnit.has(unit) ? '' : ` (${unit})`, note ? `: ${note}` : ''].join(''),
    counting ?? '',
    summaryText(ours, unit),
    control ? `${summaryText(control, unit)} (${control.what})` : '',
    goalText(figure),
    earlier ? `${valueText(earlier.median, unit)}${change === 'same' ? '' : `, ${change}`}` : '',
    isMet(figure) === false ? 'missed' : '',
  ];
}

/** `38 (31–52)`; the median alone where nothing differs. */
function summaryText({ median, low, high }: Summary, unit: Unit): string {
  const [middle, least, most] = [median, low, high].map((value) => valueText(value, unit));
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

const digits: Readonly<Record<Unit, number>> = {
  ms: 0,
  kB: 1,
  MB: 1,
  GB: 0,
  ratio: 2,
  score: 0,
  count: 0,
  'per second': 0,
};

/** Small numbers keep two digits that say something. */
export function valueText(value: number, unit: Unit): string {
  const isSmall = value !== 0 && Math.abs(value) < 10 && !Number.isInteger(value);
  return value.toFixed(
    isSmall ? Math.max(digits[unit], Math.abs(value) < 1 ? 3 : 2) : digits[unit],
  );
}

function goalText({ goal, unit }: Figure): string {
  if (!goal) return '';
  return 'atMost' in goal
    ? `≤ ${valueText(goal.atMost, unit)}`
    : `≥ ${valueText(goal.atLeast, unit)}`;
}
