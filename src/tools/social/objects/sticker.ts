import { box, circle, type Drawing, path } from '../drawing';
import { color, type DrawingContext, lettering } from '../drawingContext';

/** The round sticker in its wooden foot. The arcs go up, to where the phone is held. */
export function drawSticker(context: DrawingContext): Drawing {
  const width = 348;
  const height = 384;
  const foot = { x: 50, width: 248 };
  return {
    width,
    height,
    foot,
    svg: [
      circle(174, 174, 172, color.raised),
      circle(174, 174, 148, color.accent),
      path(
        'M21 29a9.5 9.5 0 0 1 14 0M14 21.5a19.5 19.5 0 0 1 28 0M7 14a29.5 29.5 0 0 1 42 0',
        `transform="translate(87 62) scale(3.1)" stroke="${color.onAccent}" stroke-width="4.4"`,
      ),
      lettering(context, context.t('objects.sticker.tap'), {
        x: 62,
        width: 224,
        y: 236,
        size: 50,
        align: 'middle',
        fill: color.onAccent,
      }),
      box(foot, height - 52, 52, color.wood, 8),
    ].join(''),
  };
}
