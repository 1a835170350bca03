import type { StateBox } from './chartLayout';
import { drawText } from './drawText';
import type { Box } from './geometry';
import { element } from './svg';
import { topsOf } from './textBlock';

/** Box of a state with its text. The group has the state's id as `data-state`. */
export function drawState(box: StateBox): string {
  const { state, region } = box;
  return element(
    'g',
    { class: `state ${state.kind}${region ? ' region' : ''}`, 'data-state': state.id },
    [
      drawBox(box, 'border', region ? 0 : 8),
      ...(state.kind === 'final' ? [drawBox(inset(box, 3), 'inner', 5)] : []),
      ...(region === 'next' ? [divider(box)] : []),
      ...textOf(box),
    ],
  );
}

/** A rectangle; `radius` of its corners in px. */
export function drawBox({ x, y, width, height }: Box, name: string, radius: number): string {
  return element('rect', { class: name, x, y, width, height, rx: radius || undefined });
}

/** Lines of a block; the label of a transition is a group with the transition's id. */
function textOf({ text, blocks }: StateBox): readonly string[] {
  const tops = topsOf(blocks);
  return blocks.flatMap((block, index) => {
    const lines = drawText(block, text.x, text.y + (tops[index] ?? 0));
    if (!block.transition) return lines;
    return [element('g', { class: 'inside', 'data-transition': block.transition }, lines)];
  });
}

function divider({ x, y, height }: Box): string {
  return element('path', { class: 'divider', d: `M${x} ${y}v${height}` });
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
