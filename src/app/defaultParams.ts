import type { Language } from '../../locales/languages';
import { addOns } from '../content/addOns';
import { claims } from '../content/claims';
import { paymentTerms } from '../content/paymentTerms';
import { plans } from '../content/plans';
import { services } from '../content/services';
import { workTerms } from '../content/workTerms';
import {
  formatCount,
  formatDays,
  formatFirstDay,
  formatHour,
  formatPhone,
  formatRestDays,
  formatShekels,
} from '../i18n/format';
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
    foreignVatPercent,
    guestDataDays,
    // Selects words for a site with a chat, or without one.
    chats: settings.messagingNumber === null ? 0 : 1,
    teamSize: formatCount('people', claims.teamSize, language),
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
    supportFirst: formatFirstDay(days, language),
    ...formatRestDays(days, language),
    allServices: formatCount('allServices', services.length, language),
    services: formatCount('services', services.length, language),
    plans: formatCount('plans', plans.length, language),
    plansFirst: formatCount('plans', plans.length, language).replace(/^./, (letter) =>
      letter.toUpperCase(),
    ),
    addOns: formatCount('addOns', addOns.length, language),
    analyticsName: settings.analyticsService.name,
    studio: settings.studioName[language],
    email: settings.email,
    phone: formatPhone(settings.phone, language),
    year,
  });
}

/** New York behind Israel; 6 for a few weeks a year, when only one of both has summer time. */
const hoursBehind = 7;
