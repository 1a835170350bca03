import { Disclosure } from '../../components/Disclosure';
import { Section } from '../../components/Section';
import type { FaqItem } from '../../content/faq';
import { useI18n } from '../../i18n/I18nContext';
import { writtenFacts } from '../layout/writtenFacts';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly FaqItem[];
}

/** Expandable questions. */
export function FaqList({ heading, lead, items }: Props) {
  const { t, language } = useI18n();
  return (
    <Section id="faq" heading={heading} lead={lead} isHeadingBeside>
      {items.map(({ id, question, answer, facts }) => (
        <Disclosure key={id} summary={t(question)}>
          <p>{t(answer, writtenFacts(language, facts))}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
