import { docketLines } from '../../../content/drawings';
import { box, circle, type Drawing, path, printedTitle, tornEdge } from '../drawing';
import { color, type DrawingContext, lettering } from '../drawingContext';

/** An order pinned on the rail over the pass, with a wish that no form foresaw. */
export function drawDocket(context: DrawingContext): Drawing {
  const { t } = context;
  const whole = { x: 0, width: 380 };
  const height = 430;
  const text = { x: 60, width: 260 };
  return {
    width: whole.width,
    height,
    foot: { x: 20, width: 340 },
    svg: [
      ...[20, 334].map((x) => box({ x, width: 26 }, 20, height - 20, color.wood)),
      box(whole, 0, 42, color.wood, 6),
      path(`M40 28V372${tornEdge(300, 12, 'down')}V28z`, `fill="${color.raised}"`),
      circle(190, 30, 17, color.accent),
      lettering(context, t('objects.docket.title'), { ...text, ...printedTitle, y: 106 }),
      path(`M${text.x} 128h${text.width}`),
      ...docketLines.map((line, row) =>
        lettering(context, t(line), { ...text, y: 178 + row * 44, size: 31 }),
      ),
      '<g transform="rotate(-5 190 330)">',
      lettering(context, t('objects.docket.note'), {
        ...text,
        ...printedTitle,
        y: 334,
        align: 'middle',
        fill: color.accent,
      }),
      path('M104 350H276', `stroke="${color.accent}"`),
      '</g>',
    ].join(''),
  };
}
