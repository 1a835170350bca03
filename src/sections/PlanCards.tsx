import styled from '@emotion/styled';
import { ButtonLink } from '../components/Button';
import { CheckList } from '../components/CheckList';
import { Section } from '../components/Section';
import { Sticker } from '../components/Sticker';
import { type Plan, plans } from '../content/plans';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { Price } from './Price';
import { VatNote } from './VatNote';

/** Three plans as three menu cards, the popular one raised. */
export function PlanCards() {
  const { t } = useI18n();
  return (
    <Section
      id="plans"
      ground="raised"
      heading={t('pricing.plans.heading')}
      lead={t('pricing.plans.lead')}
    >
      <Row role="list">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </Row>
      <VatNote />
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useI18n();
  const { name, description, price, features, button, badge, popular } = plan;
  return (
    <Card data-popular={popular}>
      {popular && <Sticker>{t('pricing.plans.popular')}</Sticker>}
      {badge && <Sticker>{t(badge)}</Sticker>}
      <h3>{t(name)}</h3>
      <p>{t(description)}</p>
      <Price price={price} emphasis="plan" />
      <CheckList items={features.map(({ key, params }) => t(key, params))} />
      <ButtonLink to="/contact" tone={popular ? 'primary' : 'quiet'}>
        {t(button)}
      </ButtonLink>
    </Card>
  );
}

const Row = styled.ul({
  display: 'grid',
  gap: space(8),
  marginBlockEnd: space(6),
  [from('navigation')]: {
    // Three, as long as a card's words have room in the letters that the reader has chosen.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    alignItems: 'start',
  },
});

const Card = styled.li({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  padding: `${space(8)} ${space(6)}`,
  backgroundColor: color.paper,
  border: `2px solid ${color.edge}`,
  '& h3': {
    fontSize: size.title,
    paddingBlockEnd: space(3),
    borderBlockEnd: `4px double ${color.edge}`,
  },
  '&[data-popular="true"]': { boxShadow: `0 ${space(3)} 0 -2px ${color.shadow}` },
  [from('navigation')]: {
    '&[data-popular="true"]': { paddingBlock: space(12), marginBlockStart: `-${space(4)}` },
  },
});
