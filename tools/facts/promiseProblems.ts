import { dictionaries } from '../../locales/dictionaries';
import { languageCodes } from '../../locales/languages';
import { createTranslator } from '../../src/i18n/translator';
import type { Settings } from '../../src/settings/settingsSchema';
import { type Facts, fileOf } from './siteFacts';

export type PromisedSettings = Pick<Settings, 'openingHours' | 'messagingNumber'>;

/** Promises that the settings contradict: an hour outside of the opening hours, a chat that the site lacks. */
export function promiseProblems(
  { workTerms, plans }: Facts,
  { openingHours: { from, to }, messagingNumber }: PromisedSettings,
): readonly string[] {
  const { changesBy } = workTerms;
  const isOpen = minutes(from) < minutes(changesBy) && minutes(changesBy) <= minutes(to);
  const late = `${fileOf('workTerms')}: workTerms.changesBy is "${changesBy}": expected an hour after ${from} and until ${to}, as in openingHours`;
  return [
    ...(isOpen ? [] : [late]),
    ...(messagingNumber === null ? languageCodes.flatMap((code) => chats(code, plans)) : []),
  ];
}

function chats(language: (typeof languageCodes)[number], plans: Facts['plans']) {
  const t = createTranslator(language, dictionaries, {});
  const chat = t('contact.info.chat.title');
  const features = plans.flatMap((plan) => plan.features);
  return [...t.keysIn('promises'), ...features.map(({ key }) => key)].flatMap((key) => {
    if (!t(key).includes(chat)) return [];
    return `locales/${language}: ${key} promises ${chat}: expected words without it, since STUDIO_MESSAGING_NUMBER is none`;
  });
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
