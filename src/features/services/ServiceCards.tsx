import styled from '@emotion/styled';
import { services } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { ServiceIllustration } from '../../illustrations/ServiceIllustration';
import { inkLine } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, space } from '../../tokens/space';
import { displayed, measure, size, withinWindow } from '../../tokens/type';
import { HeadingText } from '../../ui/HeadingText';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { Price } from '../pricing/Price';
import { ServiceFeatures } from './ServiceFeatures';

/** The services, each with an illustration that stands on a rule. */
export function ServiceCards() {
  const { t } = useI18n();
  return (
    <Section
      id="service-list"
      isMain
      heading={t('services.list.heading')}
      lead={t('services.list.lead')}
    >
      <Services>
        {services.map(({ id, anchor, title, description, price, image }) => (
          <Card key={id} id={anchor}>
            <Place>
              <Standing>
                <ServiceIllustration image={image} />
              </Standing>
            </Place>
            <Words>
              <Name data-part="name">
                <HeadingText>{t(title)}</HeadingText>
              </Name>
              <Description>{t(description)}</Description>
              <Cost price={price} emphasis="large" />
              <Ask
                to="/contact"
                search={{ about: id }}
                hash="order"
                aria-label={t('services.askAboutOf', { service: t(title) })}
              >
                {t('services.askAbout')}
              </Ask>
            </Words>
            <Included>
              <Heading>{t('services.included')}</Heading>
              <ServiceFeatures of={id} />
            </Included>
          </Card>
        ))}
      </Services>
    </Section>
  );
}

const Services = styled.div({ containerType: 'inline-size' });

const Card = styled.article({
  display: 'grid',
  // On phones the illustration is small and beside the name and price.
  gridTemplateColumns: 'minmax(min(5.5rem, 30%), min(10.5rem, 46%)) minmax(0, 1fr)',
  [below(360)]: { gridTemplateColumns: 'minmax(0, 39%) minmax(0, 1fr)' },
  gridTemplateRows: '1fr auto',
  gap: `${space(3)} ${space(3.5)}`,
  paddingBlockEnd: space(12),
  '&:target [data-part="name"]': {
    textDecoration: `underline ${color.accent} 4px`,
    textUnderlineOffset: '0.2em',
  },
  [from('medium')]: {
    gridTemplate: '"words place" auto "included included" / minmax(0, 1fr) min(21.5rem, 40%)',
    columnGap: space(10),
    paddingBlockEnd: space(18),
    '&:nth-of-type(even)': {
      gridTemplate: '"place words" auto "included included" / min(21.5rem, 40%) minmax(0, 1fr)',
    },
  },
  // On alternate sides, on the rule of the service.
  [from('navigation')]: {
    gridTemplate: '"words place" auto "included place" 1fr / minmax(0, 1fr) min(24rem, 34vw)',
    gap: `${space(6)} ${space(14)}`,
    paddingBlock: `${space(9)} 0`,
    borderBlockEnd: inkLine,
    '&:nth-of-type(even)': {
      gridTemplate: '"place words" auto "place included" 1fr / min(24rem, 34vw) minmax(0, 1fr)',
    },
  },
});

const Words = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
  [below('medium')]: { display: 'contents' },
  [from('medium')]: { gridArea: 'words' },
  // The price at the end of the name's line, the link at that of the description.
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(38%)',
    alignItems: 'baseline',
    gap: `${space(3)} ${space(6)}`,
  },
});

const Name = styled.h3({
  ...displayed(size.item),
  [below('medium')]: {
    gridArea: '1 / 2',
    alignSelf: 'end',
    justifySelf: 'start',
    fontSize: withinWindow(size.item, 7.2),
    overflowWrap: 'anywhere',
  },
  [below(360)]: { fontSize: withinWindow(size.heading, 7.2) },
});

/** Below the rule on which name, price and illustration stand. */
const belowRule = { paddingBlockStart: space(4), borderBlockStart: inkLine } as const;

const Description = styled.p({
  [below('medium')]: { gridColumn: '1 / -1', marginBlockStart: `-${space(3)}`, ...belowRule },
  [from('medium')]: { maxInlineSize: measure, textWrap: 'balance' },
});

const Cost = styled(Price)({
  [below('medium')]: { gridArea: '2 / 2', placeSelf: 'start', paddingBlockEnd: space(2) },
  [from('navigation')]: { gridArea: '1 / 2', justifySelf: 'end', textAlign: 'end' },
});

const Ask = styled(TextLink)({
  // On one line with the button for more features.
  [below('medium')]: { gridArea: '4 / 1 / auto / -1', placeSelf: 'end', zIndex: 1 },
  [from('navigation')]: { justifySelf: 'end' },
});

const Included = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  gridArea: '4 / 1 / auto / -1',
  [from('medium')]: {
    gridArea: 'included',
    // Both halves of the list side by side.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(10),
    ...belowRule,
    marginBlockStart: `-${space(3)}`,
  },
  [from('navigation')]: { margin: 0, padding: `0 0 ${space(9)}`, border: 0 },
});

const Heading = styled.h4({ [from('medium')]: { gridColumn: '1 / -1' } });

/** An illustration, which each window enlarges or reduces, and the space for it. */
const Place = styled.div({
  '--scale': 1.15,
  display: 'grid',
  position: 'relative',
  alignItems: 'end',
  justifyItems: 'center',
  minBlockSize: 'calc(15rem * var(--scale))',
  [below('medium')]: { '--scale': 0.7, '--lettering': '1.125rem', gridArea: '1 / 1 / 3' },
  [below(360)]: { '--scale': 0.56 },
  [from('medium')]: { gridArea: 'place', marginBlockEnd: '-2px' },
  [from('navigation')]: { '--scale': 1.4, minBlockSize: '23rem' },
  '@media print': { '--scale': 1 },
});

const Standing = styled.div({
  transformOrigin: 'bottom',
  scale: 'calc(var(--scale) * var(--larger, 1))',
  [below('medium')]: { position: 'absolute', insetBlockEnd: 0, inlineSize: 'max-content' },
  '&:has([data-object="sticker"])': { '--larger': 1.6 },
});
