import styled from '@emotion/styled';
import { teamIsSample } from '../../content/claims';
import { qrMenus } from '../../content/plans';
import { services } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { leader } from '../../tokens/illustrationStyle';
import { from, sectionGap, singleColumn, space } from '../../tokens/space';
import { displayed, measure, size } from '../../tokens/type';
import { HeadingText } from '../../ui/HeadingText';
import { PartBoundary } from '../../ui/PartBoundary';
import { SampleBadge } from '../../ui/SampleBadge';
import { Band, Container, SectionHeading } from '../../ui/Section';
import { MoreLink } from '../../ui/TextLink';
import { Price } from '../pricing/Price';

/** Three promises of the studio, beside the prices of a QR menu, or of the services without one, on the wall. */
export function FeatureCards() {
  const { t } = useI18n();
  return (
    <Band id="features" ground="paper">
      <Wall>
        <div>
          <Heading>{t('home.features.heading')}</Heading>
          <Features role="list">
            {features.map((id) => (
              <li key={id}>
                <Title>
                  <HeadingText>{`${t(`home.features.${id}.title`)}.`}</HeadingText>
                </Title>
                {` ${t(`home.features.${id}.description`)}`}
              </li>
            ))}
          </Features>
        </div>
        <PartBoundary>
          <div>
            {priced.length > 0 && (
              <>
                <Costs>{t('home.features.costs')}</Costs>
                <dl>
                  {priced.map(({ id, name, price }) => (
                    <Line key={id}>
                      <Name>{t(name)}</Name>
                      <dd>
                        <Price price={price} emphasis="large" />
                      </dd>
                    </Line>
                  ))}
                </dl>
                <MoreLink to="/pricing">{t('home.closing.pricing')}</MoreLink>
              </>
            )}
            <Makers>
              {`${t('home.features.lead')} `}
              {teamIsSample && <SampleBadge>{t('contact.team.sample')}</SampleBadge>}
            </Makers>
          </div>
        </PartBoundary>
      </Wall>
    </Band>
  );
}

const features = ['rush', 'bothScripts', 'openPrice'] as const;

/** What a QR menu costs, or each service where none is sold, by price. */
const priced = (qrMenus.length > 0 ? qrMenus : services.map((one) => ({ ...one, name: one.title })))
  .flatMap(({ id, name, price }) => (price.kind === 'amount' ? [{ id, name, price }] : []))
  .sort((a, b) => a.price.amount - b.price.amount);

const Wall = styled(Container)({
  ...singleColumn,
  gap: space(8),
  // Two sides, as of a fold, where the longest name fits beside its price.
  [from('medium')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(23.5rem, 1fr)',
    alignItems: 'baseline',
  },
  [from('navigation')]: { columnGap: sectionGap.far },
});

const Heading = styled(SectionHeading)({ marginBlockEnd: space(6) });

const Features = styled.ul({ maxInlineSize: measure, '& > li': { paddingBlockEnd: space(3.5) } });

const Makers = styled.p({ marginBlockStart: space(6) });

/** Begins the line of its text. */
const Title = styled.h3({ display: 'inline', fontSize: 'inherit' });

const Costs = styled.h3({ fontWeight: 900 });

/** A price that has no room beside the name, in large text, is below it. */
const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space(2),
  paddingBlockStart: space(2),
});

const Name = styled.dt(leader, displayed(size.body, 900), {
  [from('medium')]: { fontSize: size.heading },
});
