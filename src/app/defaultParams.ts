import type { Language } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { addOns } from '../content/addOns';
import { claims } from '../content/claims';
import { paymentTerms } from '../content/paymentTerms';
import { plans } from '../content/plans';
import { vatPercent } from '../content/price';
import { services } from '../content/services';
import { workTerms } from '../content/workTerms';
import { formatDays, formatHour, formatPhone, formatRestDays, formatShekels } from '../i18n/format';
import type { Params } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';

/** Parameters that every message can use: `{{studio}}`, `{{email}}`, `{{replyHours}}`, … */
export function defaultParams(settings: Settings, year: number): (language: Language) => Params {
  const { sample, systemWeeks, maintenanceHour, changesBy, posNames, ...terms } = workTerms;
  const { foreignVatPercent, guestDataDays } = paymentTerms;
  const { days, from, to } = settings.openingHours;
  return (language) => ({
    ...claims,
    ...terms,
    vatPercent: settings.vatNote === 'none' ? 0 : vatPercent,
    foreignVatPercent,
    guestDataDays,
    // These select words for a site with a chat and meetings, or without, and for one or several languages.
    chats: settings.messagingNumber === null ? 0 : 1,
    meetings: settings.bookingUrl === null ? 0 : 1,
    languages: siteLanguages(settings).length,
    starterPrice: formatShekels(claims.starterPrice, language),
    maintenanceHour: formatShekels(maintenanceHour, language),
    systemFrom: systemWeeks.from,
    systemTo: systemWeeks.to,
    supportDays: formatDays(days, language),
    supportFrom: formatHour(from, language),
    supportTo: formatHour(to, language),
    newYorkFrom: formatHour(from, language, hoursBehind),
    newYorkTo: formatHour(to, language, hoursBehind),
    changesBy: formatHour(changesBy, language),
    posNames: posNames[language],
    ...formatRestDays(days, language),
    services: services.length,
    plans: plans.length,
    addOns: addOns.length,
    analyticsName: settings.analyticsService.name,
    studio: settings.studioName[language],
    email: settings.email,
    phone: formatPhone(settings.phone, language),
    year,
  });
}

/** New York behind Israel; 6 for a few weeks a year, when only one of both has summer time. */
const hoursBehind = 7;
