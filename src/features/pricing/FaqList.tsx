import type { FaqItem } from '../../content/faq';
import { useI18n } from '../../i18n/I18nContext';
import { Disclosure } from '../../ui/Disclosure';
import { SampleBadge } from '../../ui/SampleBadge';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';

interface Props {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  /** Marks the answers as samples. */
  readonly sample?: string | undefined;
}

/** Expandable questions. */
export function FaqList({ heading, items, sample }: Props) {
  const { t } = useI18n();
  const asked = items.filter(({ question }) => t(question));
  const label = sample && <SampleBadge>{sample}</SampleBadge>;
  return (
    <Section id="faq" heading={heading} lead={label} isHeadingBeside>
      <Questions items={asked.slice(0, shown)} />
      {asked.length > shown && (
        <Disclosure of="group" summary={t('pricing.faq.more', { count: asked.length - shown })}>
          <Questions items={asked.slice(shown)} />
        </Disclosure>
      )}
    </Section>
  );
}

/** Number of questions before the rest is folded. */
const shown = 6;

function Questions({ items }: Pick<Props, 'items'>) {
  const { t } = useI18n();
  return items.map(({ id, anchor, question, answer, service }) => (
    <Disclosure key={id} id={anchor} summary={t(question)}>
      <p>{t(answer)}</p>
      {service && (
        <TextLink to="/services" hash={service.anchor}>
          {t(service.title)}
        </TextLink>
      )}
    </Disclosure>
  ));
}
