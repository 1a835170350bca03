import type { Language } from '../../locales/languages';
import { type Price, unitLabels } from '../../src/content/price';
import { formatShekels } from '../../src/i18n/format';
import type { MessageStore } from '../../src/i18n/messageStore';
import type { Translate } from '../../src/i18n/translator';
import type { Settings } from '../../src/settings/settingsSchema';
import { allMessages } from '../../tools/export/allMessages';
import { exampleSettings } from './exampleSettings';

/** Year of the export in tests, unlike any current year. */
export const testYear = 2031;

/** All dictionaries with the facts of these settings. */
export function messagesOf(settings: Settings = exampleSettings): MessageStore {
  return allMessages(settings, testYear);
}

/** Messages of a language as the site shows them. */
export function translatorOf(language: Language, settings: Settings = exampleSettings): Translate {
  return messagesOf(settings).translator(language);
}

/** A price with its unit as the site shows it. */
export function priceText(price: Price, language: Language): string {
  const t = translatorOf(language);
  return price.kind === 'amount'
    ? `${formatShekels(price.amount, language)} ${t(unitLabels[price.per])}`
    : t(`units.${price.kind}`);
}
