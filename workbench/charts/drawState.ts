import type { Box, StateBox } from './chartLayout';
import { type Line, lineHeight, type Run, type TextBlock, topsOf } from './textBlock';

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

/** Baseline offset from the top of a line, in px. */
const baseline = 13;

/** The lines of a block from its top left corner on, in px. */
export function drawText({ lines }: TextBlock, x: number, y: number): readonly string[] {
  return lines.map((line, index) =>
    inline(
      'text',
      { x: Math.round(x + line.indent), y: y + index * lineHeight + baseline },
      drawRuns(line),
    ),
  );
}

/** Words of a line; adjacent words with the same style form one element. */
function drawRuns({ runs }: Line): string {
  const pieces: Run[] = [];
  for (const run of runs) {
    const last = pieces.at(-1);
    if (last?.look === run.look)
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${run.text}` };
    else pieces.push(run);
  }
  return pieces
    .map(({ text, look }, index) => (index ? { text: ` ${text}`, look } : { text, look }))
    .map(({ text, look }) => inline('tspan', { class: look }, escaped(text)))
    .join('');
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with children, each on its own lines. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  if (children.length === 0) return `<${name}${written(attributes)}/>`;
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${written(attributes)}>`, ...inside, `</${name}>`].join('\n');
}

/** An element on one line, where white space is significant. `content` is markup. */
function inline(name: string, attributes: Attributes, content: string): string {
  return `<${name}${written(attributes)}>${content}</${name}>`;
}

/** Escapes text as markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}
