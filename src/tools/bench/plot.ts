import { escapeHtml } from '../../seo/headTags';
import { type Figure, isMet } from './figure';
import { valueText } from './table';

/** In px. */
const rowHeight = 22;
const labelWidth = 430;
const barWidth = 360;
const valueWidth = 150;
const width = labelWidth + barWidth + valueWidth;
const top = 34;

/** The bar of a figure that is just at its goal ends here, as a share of the space for bars. */
const goalAt = 0.5;

/**
 * Figures that have a goal as bars beside one line, which is the goal: what stays before it keeps to it.
 * The thin line is the spread, the hollow mark the control. A bar that is cut off goes on beyond.
 */
export function goalPlot(figures: readonly Figure[], title: string): string {
  const shown = figures.filter(({ goal }) => goal !== undefined);
  const height = top + shown.length * rowHeight + 10;
  const goalX = labelWidth + barWidth * goalAt;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12">
<title>${escapeHtml(title)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${goalX}" y="20" text-anchor="middle" fill="#333">goal</text>
<line x1="${goalX}" x2="${goalX}" y1="${top - 8}" y2="${height - 6}" stroke="#333" stroke-dasharray="3 3"/>
${shown.map(row).join('\n')}
</svg>
`;
}

function row(figure: Figure, index: number): string {
  const { name, counting, ours, control, unit } = figure;
  const y = top + index * rowHeight;
  const middle = y + rowHeight / 2;
  const color = isMet(figure) ? '#2c7a4b' : '#b3261e';
  const x = (value: number) => labelWidth + barWidth * lengthOf(figure, value);
  const label = counting ? `${name}, ${counting}` : name;
  const mark = control
    ? `<circle cx="${x(control.median)}" cy="${middle}" r="4" fill="#fff" stroke="#333"/>`
    : '';
  return `<text x="${labelWidth - 8}" y="${middle + 4}" text-anchor="end" fill="#111">${escapeHtml(label)}</text>
<rect x="${labelWidth}" y="${y + 4}" width="${x(ours.median) - labelWidth}" height="${rowHeight - 8}" fill="${color}"/>
<line x1="${x(ours.low)}" x2="${x(ours.high)}" y1="${middle}" y2="${middle}" stroke="#111"/>
${mark}<text x="${labelWidth + barWidth + 8}" y="${middle + 4}" fill="${color}">${escapeHtml(`${valueText(ours.median, unit)}${units[unit] ?? ''}`)}</text>`;
}

const units: Readonly<Record<string, string>> = { ms: ' ms', kB: ' kB', MB: ' MB' };

/** Of the space for bars, 0 to 1: the goal is in its middle, and a bar that is longer is worse. */
function lengthOf({ goal }: Figure, value: number): number {
  if (!goal) return 0;
  // Of what should be at least so much, what is missing is added.
  const share =
    'atMost' in goal
      ? goal.atMost === 0
        ? 1 + value
        : value / goal.atMost
      : 1 + (goal.atLeast - value) / (goal.atLeast || 1);
  return Math.min(1, Math.max(0, share * goalAt));
}
