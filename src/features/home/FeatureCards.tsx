import styled from '@emotion/styled';
import { teamIsSample } from '../../content/claims';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { SampleBadge } from '../../ui/SampleBadge';
import { Section } from '../../ui/Section';

/** Three promises of the studio as cards in a row, separated by rules. */
export function FeatureCards() {
  const { t } = useI18n();
  return (
    <Section
      id="features"
      heading={t('home.features.heading')}
      lead={
        <>
          {`${t('home.features.lead')} `}
          {teamIsSample && <SampleBadge>{t('contact.team.sample')}</SampleBadge>}
        </>
      }
    >
      <Row role="list">
        {features.map((id) => (
          <Card key={id}>
            <Title>{t(`home.features.${id}.title`)}</Title>
            <p>{t(`home.features.${id}.description`)}</p>
          </Card>
        ))}
      </Row>
    </Section>
  );
}

const features = ['rush', 'bothScripts', 'openPrice'] as const;

const Row = styled.ul({
  display: 'grid',
  columnGap: space(10),
  rowGap: space(3),
  [from('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const Card = styled.li({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  paddingBlock: space(5),
  borderBlockStart: `3px solid ${color.edge}`,
});

const Title = styled.h3({ fontSize: size.lead });
