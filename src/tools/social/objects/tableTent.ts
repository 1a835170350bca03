import { objectFacts } from '../../../content/drawings';
import type { QrCodes } from '../../../content/qrCode';
import { box, type Drawing, path } from '../drawing';
import { atEnd, color, type DrawingContext, fromStart, lettering } from '../drawingContext';

/** A folded card on a table. Its code is real: it leads to the site, and its modules are whole pixels. */
export function drawTableTent(context: DrawingContext, qr: QrCodes): Drawing {
  const { t, language } = context;
  const code = qr[language];
  const module = Math.max(1, Math.floor(272 / code.size));
  const side = code.size * module;
  const height = side + 148;
  const whole = { x: 0, width: side + 80 };
  const front = fromStart(context, whole, 0, side + 36);
  const fold = fromStart(context, whole, front.width - 2, 0).x;
  const foot = atEnd(context, whole, 2).x;
  const inside = { x: front.x + 16, width: side + 4 };
  const words = { ...inside, align: 'middle', fill: color.onDeep } as const;
  return {
    width: whole.width,
    height,
    foot: whole,
    svg: [
      path(`M${fold} 2 ${foot} ${height - 2}H${fold}z`, `fill="${color.wood}"`),
      box(front, 0, height, color.deep),
      lettering(context, t('objects.tableTent.scan'), { ...words, y: 51, size: 33 }),
      box({ x: front.x + 14, width: side + 8 }, 74, side + 8, color.codeGround),
      path(
        code.path,
        `transform="translate(${front.x + 18} 78) scale(${module})" fill="none" stroke="${color.codeInk}" stroke-width="1" stroke-linecap="butt" shape-rendering="crispEdges"`,
      ),
      lettering(context, t('objects.tableTent.table', { number: objectFacts.table }), {
        ...words,
        y: height - 24,
        size: 32,
      }),
    ].join(''),
  };
}
