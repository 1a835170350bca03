import styled from '@emotion/styled';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../components/Button';
import { Section } from '../components/Section';
import { previewedServices } from '../content/services';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { Price } from './Price';

/** Four of the services on one long shelf, each leading to its card. */
export function ServicePreviews() {
  const { t } = useI18n();
  return (
    <Section
      id="services"
      ground="deep"
      heading={t('home.services.heading')}
      lead={t('home.services.lead')}
    >
      <Shelf role="list">
        {previewedServices.map(({ id, anchor, title, preview, price }) => (
          <Item key={id}>
            <h3>
              <Link to="/services" hash={anchor}>
                {t(title)}
              </Link>
            </h3>
            <p>{t(preview)}</p>
            <Price price={price} />
          </Item>
        ))}
      </Shelf>
      <ButtonLink to="/services" tone="onDeep">
        {t('home.services.all')}
      </ButtonLink>
    </Section>
  );
}

const Shelf = styled.ul({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  marginBlockEnd: space(12),
  [from('panel')]: { gridTemplateColumns: '1fr 1fr' },
  [from('navigation')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const Item = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  paddingBlockStart: space(5),
  borderBlockStart: `2px solid ${color.lineOnDeep}`,
  '& h3': { fontSize: size.heading },
  '& p:last-of-type': { color: color.highlight },
});
