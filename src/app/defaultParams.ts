import type { Language } from '../../locales/languages';
import { claims } from '../content/claims';
import { workTerms } from '../content/workTerms';
import { formatDays, formatPeople, formatPhone, formatShekels } from '../i18n/format';
import type { Params } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';

/** Parameters that every message can use: `{{studio}}`, `{{email}}`, `{{replyHours}}`, … */
export function defaultParams(settings: Settings, year: number): (language: Language) => Params {
  const { sample, systemWeeks, maintenanceHour, ...terms } = workTerms;
  const { days, from, to } = settings.openingHours;
  return (language) => ({
    ...claims,
    ...terms,
    teamSize: formatPeople(claims.teamSize, language),
    starterPrice: formatShekels(claims.starterPrice, language),
    maintenanceHour: formatShekels(maintenanceHour, language),
    systemFrom: systemWeeks.from,
    systemTo: systemWeeks.to,
    supportDays: formatDays(days, language),
    supportFrom: from,
    supportTo: to,
    studio: settings.studioName[language],
    email: settings.email,
    phone: formatPhone(settings.phone, language),
    year,
  });
}
