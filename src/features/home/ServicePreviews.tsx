import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { previewedServices } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { ServiceIllustration } from '../../illustrations/ServiceIllustration';
import { boardHeight } from '../../tokens/illustrationStyle';
import { whenStill } from '../../tokens/motion';
import { color } from '../../tokens/roles';
import { gutter, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ButtonLink } from '../../ui/Button';
import { HeadingText } from '../../ui/HeadingText';
import { Section } from '../../ui/Section';
import { SiteLink } from '../../ui/SiteLink';
import { Price } from '../pricing/Price';
import { VatNote } from '../pricing/VatNote';

/** Some services as illustrations on a shelf, which scrolls on phones. */
export function ServicePreviews() {
  const { t } = useI18n();
  return (
    <Section
      id="services"
      ground="deep"
      heading={t('home.services.heading')}
      lead={t('home.services.lead')}
      action={
        <ButtonLink to="/services" tone="onDeep">
          {t('home.services.all')}
        </ButtonLink>
      }
    >
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
      <VatNote />
    </Section>
  );
}

/** A full-width band that does not make the page wider. */
function band(fill: string) {
  return `linear-gradient(${fill}, ${fill}) 0 fill / 0 / 0 100vw`;
}

const setDown = keyframes({ from: { translate: '0 -0.75rem' } });

/** In em, because a reader may enlarge the font. */
const ShelfWidth = styled.div({ containerType: 'inline-size' });

/** Width of all services side by side, in rem. */
const shelfWidth = 15.9375 * previewedServices.length;

/** True if the page shows the whole shelf, false if it scrolls. */
const whole = `@container (min-width: ${shelfWidth}rem)`;
const inPart = `@container (max-width: ${shelfWidth - 0.01}rem)`;

const Shelf = styled.ul({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'repeat(3, auto) 1fr',
  gridTemplateColumns: `repeat(${previewedServices.length}, max-content)`,
  columnGap: space(10),
  marginBlockEnd: space(10),
  // The board, with two lines.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    gridArea: '1 / 1 / 2 / -1',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: boardHeight,
    borderImage: band(color.edge),
  },
  '&::after': {
    blockSize: `calc(${boardHeight} - 4px)`,
    insetBlockEnd: '2px',
    borderImage: band(color.wood),
  },
  [whole]: {
    gridTemplateColumns: `repeat(${previewedServices.length}, auto)`,
    justifyContent: 'space-between',
    columnGap: space(4),
  },
  [inPart]: {
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    paddingBlock: space(2),
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: gutter,
  },
  // Paper does not scroll.
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: space(6),
    margin: 0,
    padding: 0,
    overflow: 'visible',
    breakInside: 'avoid',
    '&::before, &::after': { content: 'none' },
  },
});

/** An illustration with its text below the board, as wide as the wider of both. */
const Item = styled.li({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(min-content, max-content)',
  scrollSnapAlign: 'start',
});

const Words = styled.div({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  inlineSize: 0,
  minInlineSize: 'max(100%, 13.5rem)',
  paddingBlockStart: space(5),
});

const Title = styled.h3({ fontSize: size.heading, overflowWrap: 'anywhere' });

const TitleLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'start',
  minBlockSize: targetSize,
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

/** Aligns the illustration with the board of the whole shelf. */
const Place = styled.div({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  paddingBlockEnd: boardHeight,
});

/** Animates when it comes into view. */
const Standing = styled.div({
  '@supports (animation-timeline: view())': {
    animation: `${setDown} ease-out both`,
    animationTimeline: 'view()',
    animationRange: 'entry 0% entry 70%',
    [whenStill]: { animation: 'none' },
  },
});
