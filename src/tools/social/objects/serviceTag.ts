import { serviceTagItems } from '../../../content/drawings';
import { box, circle, type Drawing, path } from '../drawing';
import { color, type DrawingContext, fromStart, lettering } from '../drawingContext';

/** The tag where somebody looks after a thing: what was done, and what is next. */
export function drawServiceTag(context: DrawingContext): Drawing {
  const { t } = context;
  const width = 328;
  const height = 436;
  const text = { x: 38, width: 252 };
  const foot = { x: 64, width: 200 };
  const items = serviceTagItems.flatMap(({ item, isDone }, row) => {
    const y = 220 + row * 46;
    const { x } = fromStart(context, text, 0, 28);
    return [
      path(`M${x} ${y - 24}h28v28h-28z`),
      isDone ? path(`m${x + 6} ${y - 11} 7 8 18-27`, 'stroke-width="5"') : '',
      lettering(context, t(item), {
        ...fromStart(context, text, 48, 204),
        y,
        size: 31,
        fill: color.ink,
      }),
    ];
  });
  return {
    width,
    height,
    foot,
    svg: [
      box({ x: 154, width: 20 }, 16, height - 30, color.wood),
      circle(164, 16, 14, color.wood),
      path(`M46 48H282L326 92V386H2V92z`, `fill="${color.raised}"`),
      circle(164, 88, 17, color.raised),
      path('M154 24C120 44 128 92 164 92S208 44 174 24M154 24h20'),
      lettering(context, t('objects.serviceTag.title'), {
        ...text,
        y: 164,
        size: 46,
        align: 'middle',
        face: 'display',
        fill: color.ink,
      }),
      ...items,
      box(foot, height - 30, 30, color.wood, 12),
    ].join(''),
  };
}
