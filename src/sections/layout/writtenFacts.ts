import type { Language } from '../../../locales/languages';
import type { FaqFact, FaqItem } from '../../content/faq';
import { formatNumber, formatShekels } from '../../i18n/format';
import type { Params } from '../../i18n/translator';

/** Formats the parameters of an answer for the language. */
export function writtenFacts(language: Language, facts: FaqItem['facts'] = {}): Params {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, writtenFact(fact, language)]),
  );
}

function writtenFact(fact: FaqFact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return formatNumber(fact, language);
  return 'amount' in fact ? formatShekels(fact.amount, language) : fact[language];
}
