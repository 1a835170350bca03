import { receiptLines, receiptTotal } from '../../../content/drawings';
import { formatShekels } from '../../../i18n/format';
import { box, type Drawing, path, printedTitle, tornEdge } from '../drawing';
import { atEnd, color, type DrawingContext, fromStart, lettering } from '../drawingContext';

/** The till's printer with a receipt that has not come out whole. */
export function drawReceipt(context: DrawingContext): Drawing {
  const { t, language } = context;
  const whole = { x: 0, width: 380 };
  const height = 424;
  const text = { x: 56, width: 268 };
  const rows = receiptLines.flatMap(({ item, quantity, price }, row) => {
    const place = { y: 150 + row * 42, size: 30 };
    const name = quantity > 1 ? `${quantity} × ${t(item)}` : t(item);
    return [
      lettering(context, name, { ...place, ...fromStart(context, text, 0, 184) }),
      lettering(context, formatShekels(quantity * price, language), {
        ...place,
        ...atEnd(context, text, 76),
        align: 'end',
      }),
    ];
  });
  return {
    width: whole.width,
    height,
    foot: whole,
    svg: [
      path(`M40 360V18${tornEdge(300, 10, 'up')}V360`, `fill="${color.raised}"`),
      lettering(context, t('objects.receipt.title'), {
        ...text,
        ...printedTitle,
        y: 78,
        align: 'middle',
      }),
      tearLine(104),
      ...rows,
      tearLine(256),
      lettering(context, t('objects.receipt.total'), {
        ...fromStart(context, text, 0, 110),
        y: 307,
        size: 32,
      }),
      lettering(context, formatShekels(receiptTotal(), language), {
        ...atEnd(context, text, 150),
        ...printedTitle,
        y: 308,
        align: 'end',
        fill: color.accent,
      }),
      box(whole, 330, height - 330, color.wood, 20),
      box({ x: 20, width: whole.width - 40 }, 326, 20, color.edge, 8),
      box(fromStart(context, whole, whole.width - 88, 56), 370, 34, color.highlight, 15),
    ].join(''),
  };
}

function tearLine(y: number): string {
  return path(`M56 ${y}H324`, 'stroke-width="3" stroke-dasharray="8 10"');
}
