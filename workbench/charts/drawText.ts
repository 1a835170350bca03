import { escaped, inline } from './svg';
import { type Line, lineHeight, type Run, type TextBlock } from './textBlock';

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
