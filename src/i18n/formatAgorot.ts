import { type Language, languages } from '../../locales/languages';
import { formatNumber, inShekels } from './format';

/** Formats an amount in agorot: `₪299`, `₪71.82`. */
export function formatAgorot(amount: number, language: Language): string {
  const whole = formatNumber(Math.floor(amount / 100), language);
  const rest = amount % 100;
  return inShekels(
    rest === 0 ? whole : `${whole}${languages[language].decimal}${String(rest).padStart(2, '0')}`,
    language,
  );
}
