import styled from '@emotion/styled';
import { ButtonLink } from '../components/Button';
import { Container, Lead } from '../components/Section';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { below, from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { MenuCard } from './MenuCard';
import { board, boardHeight, inkLine } from './objects/hand';
import { NfcSticker } from './objects/NfcSticker';
import { StandingSticker } from './objects/StandingSticker';
import { TableTent } from './objects/TableTent';

/** The first screen: what the studio does, in three lines, and the counter with a menu card, a tent and a sticker. */
export function Hero() {
  const { t, language } = useI18n();
  return (
    <Scene>
      <Grid>
        <Words>
          <Heading>
            <span>{t('home.hero.line1')}</span> <span>{t('home.hero.line2')}</span>{' '}
            <em>{t('home.hero.line3')}</em>
          </Heading>
          <Pitch>{t('home.hero.lead')}</Pitch>
          <Actions>
            <ButtonLink to="/contact">{t('home.hero.start')}</ButtonLink>
            <ButtonLink to="/portfolio" tone="quiet">
              {t('home.hero.work')}
            </ButtonLink>
          </Actions>
          <Fact>{t('home.hero.fact')}</Fact>
        </Words>
        <Things>
          <AtTheTill>
            <StandingSticker />
          </AtTheTill>
          {/* A new page language lays a new card. */}
          <MenuCard key={language} />
          <Beside>
            <Stuck>
              <NfcSticker />
            </Stuck>
            <TableTent />
          </Beside>
        </Things>
        <Counter />
      </Grid>
    </Scene>
  );
}

const Scene = styled.div({ overflow: 'clip' });

/** On a phone the objects come before the longer words; the reading order stays. */
const Grid = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space(6),
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, max-content)',
    columnGap: space(8),
    alignItems: 'end',
    paddingBlockStart: space(14),
  },
});

const Words = styled.div({
  display: 'grid',
  gap: space(6),
  alignSelf: 'center',
  [from('navigation')]: { paddingBlockEnd: space(14) },
  [below('navigation')]: { display: 'contents' },
});

const Heading = styled.h1({
  fontSize: size.hero,
  lineHeight: 1.02,
  '&:lang(he)': { lineHeight: 1.12 },
  '& > span, & > em': { display: 'block' },
  [from('navigation')]: { whiteSpace: 'nowrap' },
  '& > em': { fontStyle: 'normal', color: color.accent },
});

const Pitch = styled(Lead)({
  [below('navigation')]: { order: 1, paddingBlock: `${space(8)} ${space(4)}` },
});

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  [below('navigation')]: { marginBlockStart: space(4) },
  [below('small')]: { columnGap: space(2), '& > a': { paddingInline: space(4) } },
});

const Fact = styled.p({
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  [below('navigation')]: { marginBlock: `${space(3)} ${space(6)}` },
});

const Things = styled.div({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  maxInlineSize: '40rem',
  [from('navigation')]: { gap: space(5) },
});

/** Where there is no room for the sticker on the counter, it is stuck on the card's corner. */
const roomForSticker = '@media (min-width: 640px) and (max-width: 999.98px), (min-width: 1220px)';

const AtTheTill = styled.div({
  display: 'none',
  [roomForSticker]: { display: 'block' },
  '& [data-object="sticker"]': { inlineSize: '6.75rem' },
});

const Beside = styled.div({
  flex: 'none',
  display: 'grid',
  gap: space(6),
  [below('panel')]: {
    '--module': '0.1875rem',
  },
  // Windows too narrow for two things show the one that can be turned.
  '@media (max-width: 349.98px)': { display: 'none' },
});

const Stuck = styled.div({
  position: 'relative',
  marginInlineStart: `-${space(5.5)}`,
  '& [data-object="sticker"]': { inlineSize: '6.5rem' },
  rotate: '6deg',
  '[dir="rtl"] &': { rotate: '-6deg' },
  [roomForSticker]: { display: 'none' },
});

/** The counter's board across the window, and its front. */
const Counter = styled.div({
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: -1,
  marginInline: '-50vw',
  blockSize: `calc(${boardHeight} + ${space(16)})`,
  backgroundColor: color.counter,
  borderBlockEnd: inkLine,
  '&::before': { ...board, content: '""', display: 'block' },
  [below('navigation')]: { blockSize: `calc(${boardHeight} + ${space(10)})` },
});
