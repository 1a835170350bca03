import styled from '@emotion/styled';
import { type Service, services } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { ServiceIllustration } from '../../illustrations/ServiceIllustration';
import { board, inkLine } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, space } from '../../tokens/space';
import { displayed, measure, size, withinWindow } from '../../tokens/type';
import { HeadingText } from '../../ui/HeadingText';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { Price } from '../pricing/Price';
import { ServiceFeatures } from './ServiceFeatures';

/** The services in a cupboard, with an illustration in each compartment. */
export function ServiceCards() {
  const { t } = useI18n();
  return (
    <Section id="service-list" heading={t('services.list.heading')} lead={t('services.list.lead')}>
      <Cupboard>
        {services.map(({ id, anchor, title, description, price, image }) => (
          <Card key={id} id={anchor}>
            <Compartment>
              <Floor />
              <Standing image={image}>
                <ServiceIllustration image={image} />
              </Standing>
            </Compartment>
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
      </Cupboard>
    </Section>
  );
}

const Cupboard = styled.div({ containerType: 'inline-size' });

const Card = styled.article({
  display: 'grid',
  // On phones the illustration is small and beside the name and price.
  gridTemplateColumns: 'minmax(min(5.5rem, 30%), min(8.125rem, 38%)) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: `${space(3)} ${space(4)}`,
  paddingBlockEnd: space(7),
  '&:target [data-part="name"]': {
    textDecoration: `underline ${color.accent} 4px`,
    textUnderlineOffset: '0.2em',
  },
  [from('medium')]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(21.5rem, 40%)',
    gridTemplateRows: 'auto 1fr',
    gap: `${space(6)} ${space(10)}`,
    paddingBlockEnd: space(12),
  },
});

const Words = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
  [below('medium')]: { display: 'contents' },
  [from('medium')]: {
    gridColumn: '1',
    gridRow: '1',
    paddingBlockStart: space(5),
    borderBlockStart: inkLine,
  },
  // The price at the end of the name's line, the link at that of the description.
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)',
    alignItems: 'baseline',
    gap: `${space(3)} ${space(6)}`,
  },
});

const Name = styled.h3({
  ...displayed(size.item, 900),
  [below('medium')]: {
    gridArea: '1 / 2',
    alignSelf: 'end',
    justifySelf: 'start',
    fontSize: withinWindow(size.item, 7.2),
    overflowWrap: 'anywhere',
  },
});

const Description = styled.p({
  [below('medium')]: { gridColumn: '1 / -1', justifySelf: 'start' },
  [from('medium')]: { maxInlineSize: measure },
});

const Cost = styled(Price)({
  [below('medium')]: { gridArea: '2 / 2', placeSelf: 'start' },
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
  gridColumn: '1 / -1',
  gridRow: '4',
  [from('medium')]: {
    gridRow: '2',
    // Both halves of the list side by side.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(10),
  },
  // Beside the illustration as well.
  [from('navigation')]: { gridColumn: '1' },
});

const Heading = styled.h4({ [from('medium')]: { gridColumn: '1 / -1' } });

/** On phones the illustration has half its size, and no space of its own. */
const Compartment = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflow: 'clip',
  // Keeps the lower edge of a drawing that is too high.
  gridTemplateRows: 'minmax(0, 1fr)',
  paddingBlockStart: space(6),
  paddingBlockEnd: space(3),
  backgroundColor: color.shelf,
  border: inkLine,
  '& [data-object="smallMenu"]': { display: 'none' },
  [below('medium')]: {
    gridRow: '1 / 3',
    gridColumn: '1',
    blockSize: '9rem',
  },
  [from('medium')]: {
    gridColumn: '-2 / -1',
    gridRow: '1',
    blockSize: '16.25rem',
  },
  [from('navigation')]: { gridRow: '1 / 3', blockSize: 'auto', minBlockSize: '16.25rem' },
});

const Standing = styled('div', { shouldForwardProp: (name) => name !== 'image' })<
  Pick<Service, 'image'>
>(
  {
    transformOrigin: 'bottom',
    [from('medium')]: { scale: '0.86' },
    [from('navigation')]: { scale: '1' },
    [below('medium')]: { position: 'absolute', insetBlockEnd: space(3), scale: '0.48' },
  },
  ({ image }) => image === 'sticker' && { [from('medium')]: { scale: '1.4' } },
);

/** Board of the compartment. */
const Floor = styled.div(board, {
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
});
