import { formats } from '../../locales/formats';
import type { Language } from '../../locales/languages';
import { formatNumber, inShekels } from './format';

/** Formats an amount in agorot: `₪299`, `₪71.82`. */
export function formatAgorot(agorot: number, language: Language): string {
  const whole = formatNumber(Math.floor(agorot / 100), language);
  const rest = agorot % 100;
  return inShekels(
    rest === 0 ? whole : `${whole}${formats[language].decimal}${String(rest).padStart(2, '0')}`,
    language,
  );
}
