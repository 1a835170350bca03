import type { QrCode } from '../content/qrCode';
import { useI18n } from '../i18n/I18nContext';
import { useSite } from './SiteContext';

/** The code that leads to the site in the page's language. */
export function useQrCode(): QrCode {
  const { language } = useI18n();
  return useSite().qr[language];
}
