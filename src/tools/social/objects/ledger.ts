import { ledgerSlots } from '../../../content/drawings';
import { box, type Drawing, path } from '../drawing';
import { color, type DrawingContext, fromStart, lettering } from '../drawingContext';

/** One day of a ring-bound ledger: what is free is what shines. */
export function drawLedger(context: DrawingContext): Drawing {
  const { t } = context;
  const whole = { x: 0, width: 396 };
  const page = { x: 20, width: 356 };
  const height = 428;
  const rows = ledgerSlots.flatMap(({ time, guest, isFree }, row) => {
    const top = 124 + row * 54;
    const place = { y: top + 37, size: 30 };
    const pill = fromStart(context, page, 120, 116);
    return [
      row > 0 ? path(`M22 ${top}h352`, `stroke="${color.line}" stroke-width="3"`) : '',
      lettering(context, time, { ...place, ...fromStart(context, page, 16, 84) }),
      isFree
        ? box(pill, top + 7, 42, color.highlight, 19) +
          lettering(context, t(guest), { ...place, ...pill, align: 'middle' })
        : lettering(context, t(guest), { ...place, ...fromStart(context, page, 124, 216) }),
    ];
  });
  const margin = fromStart(context, page, 108, 0).x;
  const rings = Array.from(
    { length: 8 },
    (_, ring) => `M${52 + ring * 44} 44V16a8 8 0 0 0-16 0v14`,
  );
  return {
    width: whole.width,
    height,
    foot: whole,
    svg: [
      box(page, 24, height - 44),
      lettering(context, t('objects.ledger.title'), {
        x: page.x + 18,
        width: page.width - 36,
        y: 102,
        size: 46,
        face: 'display',
      }),
      ...rows,
      path('M22 122h352'),
      path(`M${margin} 124V${height - 30}`, `stroke="${color.accent}" stroke-width="3"`),
      path(rings.join('')),
      box(whole, height - 32, 32, color.accent, 6),
    ].join(''),
  };
}
