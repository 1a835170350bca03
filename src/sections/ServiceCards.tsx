import styled from '@emotion/styled';
import { CheckList } from '../components/CheckList';
import { Section } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { services } from '../content/services';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { Price } from './Price';
import { VatNote } from './VatNote';

/** The six services, one below the other, each with what is included and its price. */
export function ServiceCards() {
  const { t } = useI18n();
  return (
    <Section
      id="service-list"
      ground="raised"
      heading={t('services.list.heading')}
      lead={t('services.list.lead')}
    >
      {services.map(({ id, anchor, title, description, features, price }) => (
        <Card key={id} id={anchor} aria-labelledby={`${anchor}-title`}>
          <Words>
            <h3 id={`${anchor}-title`}>{t(title)}</h3>
            <p>{t(description)}</p>
            <Price price={price} emphasis="large" />
            <TextLink to="/contact">{t('services.askAbout', { service: t(title) })}</TextLink>
          </Words>
          <Included>
            <h4>{t('services.included')}</h4>
            <CheckList items={features.map((feature) => t(feature))} />
          </Included>
        </Card>
      ))}
      <VatNote />
    </Section>
  );
}

const Card = styled.article({
  display: 'grid',
  gap: space(6),
  paddingBlock: `clamp(${space(8)}, 5vw, ${space(14)})`,
  borderBlockStart: `2px solid ${color.edge}`,
  '&:target h3': { textDecoration: `underline ${color.accent} 4px`, textUnderlineOffset: '0.2em' },
  [from('medium')]: { gridTemplateColumns: '7fr 5fr', gap: space(12) },
});

const Words = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
  '& h3': { fontSize: size.title },
});

const Included = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  '& h4': { fontSize: size.heading },
});
