import type { QrCodes } from '../../content/qrCode';
import type { PicturedObject } from '../../site.pages';
import type { Drawing } from './drawing';
import type { DrawingContext } from './drawingContext';
import { drawDocket } from './objects/docket';
import { drawGuestCheque } from './objects/guestCheque';
import { drawLedger } from './objects/ledger';
import { drawMenuCard } from './objects/menuCard';
import { drawReceipt } from './objects/receipt';
import { drawServiceTag } from './objects/serviceTag';
import { drawSticker } from './objects/sticker';
import { drawTableTent } from './objects/tableTent';

/** Draws the thing that stands on a picture's counter, simpler than on the page and in the same context. */
export function drawObject(object: PicturedObject, context: DrawingContext, qr: QrCodes): Drawing {
  return objects[object](context, qr);
}

const objects: Readonly<Record<PicturedObject, (context: DrawingContext, qr: QrCodes) => Drawing>> =
  {
    tableTent: drawTableTent,
    sticker: drawSticker,
    receipt: drawReceipt,
    ledger: drawLedger,
    docket: drawDocket,
    serviceTag: drawServiceTag,
    menuCard: drawMenuCard,
    guestCheque: drawGuestCheque,
  };
