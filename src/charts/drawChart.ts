import { anyStateText } from './boxText';
import type { ChartLayout } from './chartLayout';
import { chartStyle } from './chartStyle';
import { drawArrow } from './drawArrow';
import { drawBox, drawState } from './drawState';
import { drawText } from './drawText';
import type { Box } from './geometry';
import { element } from './svg';
import { labelInset } from './textBlock';

/**
 * A laid out chart as the text of an SVG document, 1 px a unit. What stands for a state carries its id as
 * `data-state`, what stands for a transition carries `data-transition`, so that a page can light them.
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
