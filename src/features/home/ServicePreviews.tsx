import styled from '@emotion/styled';
import { previewedServices } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { ServiceIllustration } from '../../illustrations/ServiceIllustration';
import { boardHeight } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { sectionGap, space } from '../../tokens/space';
import { ButtonLink } from '../../ui/Button';
import { HeadingText } from '../../ui/HeadingText';
import { Section } from '../../ui/Section';
import { SiteLink } from '../../ui/SiteLink';
import { Price } from '../pricing/Price';

/** Some services as illustrations on a shelf, or in pairs in narrow windows. */
export function ServicePreviews({ heading }: { readonly heading: string }) {
  const { t } = useI18n();
  return (
    <Section id="services" ground="deep" heading={heading} lead={t('home.services.lead')}>
      <ShelfWidth>
        <Shelf role="list">
          {previewedServices.map(({ id, anchor, title, preview, price, image }) => (
            <Item key={id}>
              <Place>
                <Standing>
                  <ServiceIllustration image={image} />
                </Standing>
              </Place>
              <Words>
                <Title>
                  <TitleLink to="/services" hash={anchor}>
                    <span>
                      <LinkText>{t(title)}</LinkText>
                    </span>
                  </TitleLink>
                </Title>
                <p>{t(preview)}</p>
                <Cost price={price} />
              </Words>
            </Item>
          ))}
        </Shelf>
      </ShelfWidth>
      <ButtonLink to="/services" tone="onDeep">
        {t('home.services.all')}
      </ButtonLink>
    </Section>
  );
}

/** In em, because a reader may enlarge the font. */
const ShelfWidth = styled.div({ containerType: 'inline-size', marginBlockEnd: sectionGap.more });

const inPairs = '@container (max-width: 56.24rem)';
/** The illustrations are smaller. */
const inNarrow = '@container (max-width: 33rem)';
const inTightRow = '@container (min-width: 56.25rem) and (max-width: 71.99rem)';

const Shelf = styled.ul({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: `repeat(${previewedServices.length}, minmax(0, 1fr))`,
  gap: `${space(10)} ${space(6)}`,
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'min(4.5cqi, 2rem)' },
  '@container (max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** An illustration with its text below the board. */
const Item = styled.li({
  display: 'grid',
  gridRow: 'span 4',
  // The boards meet in old Chrome as well.
  gridTemplateRows: ['17rem auto', 'subgrid'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
});

const Words = styled.div({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingBlockStart: space(5),
});

const Title = styled.h3({ overflowWrap: 'anywhere' });

/** A large touch target that takes no space. */
const TitleLink = styled(SiteLink)({
  display: 'inline-flex',
  paddingBlock: space(3),
  marginBlock: `-${space(3)}`,
});

/** Its last words do not inherit the text decoration, because they are an inline block. */
const LinkText = styled(HeadingText)({
  textDecoration: 'underline',
  textDecorationThickness: '0.08em',
  '[href]:hover &': { textDecorationThickness: '0.16em' },
});

const Cost = styled(Price)({
  color: color.highlight,
  '@media print': { color: 'inherit' },
});

/** On a board with two lines across the window. */
const Place = styled.div({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  paddingBlockEnd: boardHeight,
  [inNarrow]: { minBlockSize: '11.5rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: boardHeight,
    // Does not make the page wider.
    borderImage: `linear-gradient(${color.edge} 2px, ${color.wood} 0 calc(100% - 2px), ${color.edge} 0) 0 fill / 0 / 0 100vw`,
  },
  '@media print': { '&::before': { content: 'none' } },
});

const Standing = styled.div({
  marginBlockStart: space(10),
  // Not `zoom`, which old Firefox lacks, and WebKit applies to a part of the lengths.
  scale: 1.15,
  transformOrigin: 'calc(50% - 50% * var(--dir)) 100%',
  [inTightRow]: { scale: 0.85, marginBlockStart: 0 },
  [inNarrow]: {
    position: 'absolute',
    insetBlockEnd: boardHeight,
    insetInlineStart: 0,
    scale: 0.72,
  },
  '@container (max-width: 20rem)': { scale: 0.58 },
});
