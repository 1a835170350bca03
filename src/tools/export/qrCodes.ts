import { drawQrCode } from '../../components/drawQrCode';
import type { QrCodes } from '../../content/qrCode';
import type { Settings } from '../../settings/settingsSchema';

/** QR codes of the site's addresses, one for each language. */
export function qrCodesOf({ origin }: Pick<Settings, 'origin'>): QrCodes {
  return { en: drawQrCode(origin.en), he: drawQrCode(origin.he) };
}
