import styled from '@emotion/styled';
import { type Plan, plans } from '../../content/plans';
import { useI18n } from '../../i18n/I18nContext';
import { badge, sheet, tilted } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, singleColumn, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ButtonLink } from '../../ui/Button';
import { CheckList } from '../../ui/CheckList';
import { InkStamp } from '../../ui/InkStamp';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { Price } from './Price';

/** Three plans as menu cards, the popular one raised. */
export function PlanCards() {
  const { t } = useI18n();
  return (
    <Section id="plans" heading={t('pricing.plans.heading')} lead={t('pricing.plans.lead')}>
      <Row role="list">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </Row>
      <p>{t('promises.menuLive')}</p>
      <TextLink to="/services">{t('pricing.services')}</TextLink>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useI18n();
  const { id, name, description, price, features, button, badge, popular } = plan;
  return (
    <Card data-popular={popular || undefined}>
      <Name>{t(name)}</Name>
      {popular && <Sticker>{t('pricing.plans.popular')}</Sticker>}
      <Description>{t(description)}</Description>
      <Cost price={price} emphasis="plan" />
      <Included>
        <CheckList items={features.map(({ key, params }) => t(key, params)).filter(Boolean)} />
        {badge && <InkStamp>{t(badge)}</InkStamp>}
      </Included>
      <ButtonLink
        to="/contact"
        search={{ about: id }}
        hash="order"
        tone={popular ? 'primary' : 'quiet'}
      >
        {t(button)}
      </ButtonLink>
    </Card>
  );
}

/** Not on paper, where each plan is as wide as the sheet. */
const wide = from('panel').replace('@media', '@media screen and');

/** As many as the reader's font size leaves space for. */
const columns = 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))';

const Row = styled.ul({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(8),
  marginBlockEnd: space(6),
  // The second and the third plan, and what is below them, are on one sheet.
  '@media print': { gridTemplateColumns: '100%', gap: space(6), marginBlockEnd: space(1) },
});

const Card = styled.li(sheet, {
  position: 'relative',
  display: 'grid',
  // The price at the end of the name's line, for which a long name breaks.
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: `${space(5)} ${space(4)}`,
  padding: `${space(7)} min(${space(6)}, 7vw)`,
  boxShadow: `4px 6px 0 ${color.shadow}`,
  '& > a': { gridColumn: '1 / -1' },
  [below(300)]: { display: 'flex', flexDirection: 'column' },
  [wide]: {
    ...singleColumn,
    // Rows of all plans are aligned.
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    '&[data-popular]': { paddingBlockStart: space(14), marginBlockStart: `-${space(6)}` },
    // Three columns fit from 957 px on. A third plan below two is as wide as both: its stamp is beside its button.
    [below(957)]: {
      '&:last-child:nth-of-type(odd)': {
        gridColumn: '1 / -1',
        '& > a': { justifySelf: 'end' },
        '& > div > span': { justifySelf: 'start', marginBlock: `${space(4)} -5rem` },
      },
    },
  },
});

const Name = styled.h3({ alignSelf: 'baseline', fontWeight: 900 });

const Description = styled.p({
  gridColumn: '1 / -1',
  paddingBlockStart: space(4),
  borderBlockStart: `3px double ${color.edge}`,
  textWrap: 'balance',
});

const Cost = styled(Price)({
  lineHeight: 1.3,
  '& > span': { display: 'block', fontSize: size.small },
  [from(300)]: { gridArea: '1 / 2', alignSelf: 'baseline', textAlign: 'end' },
  // The units of all plans are on one line.
  [wide]: { gridArea: '2 / 1', alignSelf: 'end', textAlign: 'start' },
});

const Included = styled.div({
  display: 'grid',
  gap: space(4),
  gridColumn: '1 / -1',
  '& > ul': { gridTemplateColumns: columns },
});

/** A sticker on the corner of a card, slightly rotated; mirrored in right-to-left text. */
const Sticker = styled.span({
  position: 'absolute',
  insetBlockStart: `-${space(4)}`,
  insetInlineEnd: space(5),
  padding: `${space(1)} ${space(4)}`,
  ...badge,
  fontSize: size.small,
  rotate: tilted(4),
  // In print, a page break before the card would clip the sticker where it overhangs the card's top edge.
  '@media print': { insetBlockStart: space(6), insetInlineEnd: '45%' },
});
