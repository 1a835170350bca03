import type { Language } from '../../locales/languages';
import { Disclosure } from '../components/Disclosure';
import { Section } from '../components/Section';
import type { FaqFact, FaqItem } from '../content/faq';
import { formatNumber, formatShekels } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import type { Params } from '../i18n/translator';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly FaqItem[];
}

/** Questions that open to their answers. */
export function FaqList({ heading, lead, items }: Props) {
  const { t, language } = useI18n();
  return (
    <Section id="faq" heading={heading} lead={lead}>
      {items.map(({ id, question, answer, facts }) => (
        <Disclosure key={id} summary={t(question)}>
          <p>{t(answer, writtenFacts(facts, language))}</p>
        </Disclosure>
      ))}
    </Section>
  );
}

function writtenFacts(facts: FaqItem['facts'] = {}, language: Language): Params {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, writtenFact(fact, language)]),
  );
}

function writtenFact(fact: FaqFact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return formatNumber(fact, language);
  return 'amount' in fact ? formatShekels(fact.amount, language) : fact[language];
}
