import styled from '@emotion/styled';
import { ButtonLink } from '../components/Button';
import { Container, Lead } from '../components/Section';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, sectionGap, space } from '../tokens/space';
import { size } from '../tokens/type';
import { MenuCard } from './MenuCard';

/** The first screen: what the studio does, in three lines, beside a menu card on the counter. */
export function Hero() {
  const { t } = useI18n();
  return (
    <Scene>
      <Grid>
        <Words>
          <Heading>
            <span>{t('home.hero.line1')}</span> <span>{t('home.hero.line2')}</span>{' '}
            <em>{t('home.hero.line3')}</em>
          </Heading>
          <Lead>{t('home.hero.lead')}</Lead>
          <Actions>
            <ButtonLink to="/contact">{t('home.hero.start')}</ButtonLink>
            <ButtonLink to="/portfolio" tone="quiet">
              {t('home.hero.work')}
            </ButtonLink>
          </Actions>
          <Fact>{t('home.hero.fact')}</Fact>
        </Words>
        <MenuCard />
      </Grid>
    </Scene>
  );
}

const Scene = styled.div({
  backgroundImage: `linear-gradient(to top, ${color.counter} 0 ${space(16)}, ${color.edge} ${space(16)} calc(${space(16)} + 2px), transparent 0)`,
  paddingBlockStart: sectionGap.near,
  paddingBlockEnd: space(8),
});

const Grid = styled(Container)({
  display: 'grid',
  gap: space(12),
  alignItems: 'end',
  [from('navigation')]: { gridTemplateColumns: '7fr 5fr', gap: space(16) },
});

const Words = styled.div({
  display: 'grid',
  gap: space(6),
  alignSelf: 'center',
  [from('navigation')]: { paddingBlockEnd: space(20) },
});

const Heading = styled.h1({
  fontSize: size.hero,
  lineHeight: 1.02,
  '&:lang(he)': { lineHeight: 1.12 },
  '& > span, & > em': { display: 'block' },
  '& > em': { fontStyle: 'normal', color: color.accent },
});

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

const Fact = styled.p({ fontSize: size.small, color: color.inkSoft });
