import styled from '@emotion/styled';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../components/Button';
import { Section } from '../components/Section';
import { previewedServices } from '../content/services';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { below, from, gutter, space } from '../tokens/space';
import { size } from '../tokens/type';
import { boardHeight } from './objects/hand';
import { ServiceObject } from './objects/ServiceObject';
import { Price } from './Price';

/** Four of the services as the things that they are, on one long shelf; on a phone it is pushed along. */
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
        {previewedServices.map(({ id, anchor, title, preview, price, image }) => (
          <Item key={id}>
            <Place>
              <ServiceObject object={image} />
            </Place>
            <Words>
              <h3>
                <Link to="/services" hash={anchor}>
                  {t(title)}
                </Link>
              </h3>
              <p>{t(preview)}</p>
              <Price price={price} />
            </Words>
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
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  columnGap: space(10),
  marginBlockEnd: space(10),
  [from('navigation')]: {
    gridTemplateColumns: 'auto auto auto auto',
    justifyContent: 'space-between',
    columnGap: space(6),
  },
  [below('navigation')]: {
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    paddingBlock: space(2),
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: gutter,
  },
});

/** One thing, and its words below the board: as wide as the thing, or as words need. */
const Item = styled.li({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(min-content, max-content)',
  scrollSnapAlign: 'start',
});

const Words = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  inlineSize: 0,
  minInlineSize: 'max(100%, 13.5rem)',
  paddingBlockStart: space(5),
  '& h3': { fontSize: size.heading },
  '& > p:last-of-type': { color: color.highlight },
});

/** A stretch of the board. Its shadows carry it on to both sides, under the neighbours and beyond the page. */
const Place = styled.div({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  paddingBlockEnd: boardHeight,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: boardHeight,
    backgroundColor: color.edge,
    boxShadow: `0 0 0 100vmax ${color.edge}`,
    clipPath: 'inset(0 -100vmax)',
  },
  '&::after': {
    insetBlockEnd: '2px',
    blockSize: `calc(${boardHeight} - 4px)`,
    backgroundColor: color.board,
    boxShadow: `0 0 0 100vmax ${color.board}`,
  },
});
