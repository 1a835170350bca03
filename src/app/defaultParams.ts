import type { Language } from '../../locales/languages';
import { claims } from '../content/claims';
import { formatPhone, formatWeeks } from '../i18n/format';
import type { Params } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';

/** Parameters that every message can use: `{{studio}}`, `{{email}}`, `{{replyHours}}`, … */
export function defaultParams(settings: Settings, year: number): (language: Language) => Params {
  return (language) => ({
    ...claims,
    startWeeks: formatWeeks(claims.startWeeks, language),
    studio: settings.studioName[language],
    email: settings.email,
    phone: formatPhone(settings.phone, language),
    year,
  });
}
