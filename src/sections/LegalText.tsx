import styled from '@emotion/styled';
import { Container } from '../components/Section';
import { type LegalPage, legalPages, legalUpdated } from '../content/legal';
import { formatDate } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { sectionGap, space } from '../tokens/space';
import { measure, size } from '../tokens/type';
import { ConsentSettings } from './ConsentSettings';
import { PageIntro } from './PageIntro';

interface Props {
  readonly page: LegalPage;
}

/** Terms, privacy or the accessibility statement: sample texts, and they say so. */
export function LegalText({ page }: Props) {
  const { t, language } = useI18n();
  return (
    <>
      <PageIntro heading={t(`legal.${page}.heading`)} lead={t(`legal.${page}.lead`)}>
        <Sample>{t('legal.sample')}</Sample>
      </PageIntro>
      <Text>
        {legalPages[page].map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{t(heading)}</h2>
            <p>{t(text)}</p>
          </section>
        ))}
        {page === 'privacy' && <ConsentSettings />}
        <Updated>{t('legal.updated', { date: formatDate(legalUpdated, language) })}</Updated>
      </Text>
    </>
  );
}

const Sample = styled.p({
  maxInlineSize: measure,
  padding: space(4),
  border: `2px solid ${color.edge}`,
  backgroundColor: color.raised,
  fontSize: size.small,
  fontWeight: 600,
});

const Text = styled(Container)({
  display: 'grid',
  gap: space(8),
  paddingBlock: sectionGap.near,
  '& section': { maxInlineSize: measure, display: 'grid', gap: space(2) },
  '& h2': { fontSize: size.heading },
});

const Updated = styled.p({ fontSize: size.small, color: color.inkSoft });
