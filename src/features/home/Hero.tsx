import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSite } from '../../site/SiteContext';
import { firstScreenId, writeHash } from '../../start/pageContract';
import { board, boardHeight, inkLine } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, singleColumn, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ButtonLink, Buttons } from '../../ui/Button';
import { PartBoundary } from '../../ui/PartBoundary';
import { Container, Lead } from '../../ui/Section';
import { EditMenuButton } from '../menuEditor/EditMenuButton';
import { Offer } from '../pricing/Offer';
import { HeroIllustration } from './HeroIllustration';

type Editor = Pick<typeof import('../menuEditor/MenuEditor'), 'MenuEditor'>;

/** First screen: three lines about the studio, and an illustration with a menu card, a tent and a sticker. */
export function Hero() {
  const { t } = useI18n();
  const { fetchCode, reportFailedPart } = useSite();
  const fetchEditor = () => fetchCode('menuEditor', () => import('../menuEditor/MenuEditor'));
  // For a click on the edit button, or for the link at the foot of a menu. Each click tries again.
  const [editor, setEditor] = useState<Editor & { readonly request: object }>();
  const open = () =>
    void fetchEditor().then(
      ({ MenuEditor }) => setEditor({ MenuEditor, request: {} }),
      reportFailedPart,
    );
  const fail = () => {
    setEditor(undefined);
    reportFailedPart();
  };
  const openForHash = useEffectEvent(() => {
    if (location.hash === writeHash) open();
  });
  useEffect(() => openForHash(), []);
  const pencil = {
    ref: useRef<HTMLButtonElement>(null),
    onPress: open,
    // If loading fails, pressing the button reports it.
    onNear: () => void fetchEditor().catch(() => {}),
  };
  return (
    <Scene>
      <Grid>
        <Words>
          <Heading>
            <Line>{t('home.hero.line1')}</Line> <Line>{t('home.hero.line2')}</Line>{' '}
            <LastLine>{t('home.hero.line3')}</LastLine>
          </Heading>
          <Pitch>{t('home.hero.lead')}</Pitch>
          <Actions>
            <Action to="/contact">{t('home.hero.start')}</Action>
            <Action to="/portfolio" tone="quiet">
              {t('home.hero.work')}
            </Action>
          </Actions>
          <Offer />
        </Words>
        <HeroIllustration pencil={<EditMenuButton {...pencil} />} />
        <Counter id={firstScreenId} />
      </Grid>
      {editor && (
        <PartBoundary onFailure={fail}>
          <editor.MenuEditor request={editor.request} pencil={pencil.ref} />
        </PartBoundary>
      )}
    </Scene>
  );
}

/** Background of the text and the illustration. */
const Scene = styled.div({
  overflow: 'clip',
  isolation: 'isolate',
  backgroundColor: color.surfaceHero,
});

const Grid = styled(Container)({
  ...singleColumn,
  paddingBlockStart: space(6),
  [from('navigation')]: {
    // Wraps if text is enlarged without the page.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space(6),
    alignItems: 'end',
    paddingBlockStart: space(14),
  },
});

const Words = styled.div({
  ...singleColumn,
  gap: space(2.5),
  alignSelf: 'center',
  // Of the heading.
  fontSize: size.hero,
  [from('panel')]: { fontSize: '5.5rem' },
  [from('navigation')]: {
    fontSize: size.hero,
    // As wide as the heading's longest line in our font, so that the illustration does not move when the font loads.
    flexBasis: '6.22em',
    gap: space(6),
    paddingBlockEnd: space(14),
  },
  // As wide as the heading's last line. The lines above reach over the card.
  [from(1440)]: { flexBasis: '40rem', fontSize: '8rem' },
});

const Heading = styled.h1({
  fontSize: 'inherit',
  lineHeight: 1.02,
  '&:lang(he)': { lineHeight: 1.12 },
  [from('navigation')]: { whiteSpace: 'nowrap' },
});

const Line = styled.span({ display: 'block' });

const LastLine = styled.em({ display: 'block', fontStyle: 'normal', color: color.accentOnHero });

const Pitch = styled(Lead)({
  [below(1440)]: { fontSize: size.body, lineHeight: 1.4 },
});

const Actions = styled(Buttons)({ [below('small')]: { columnGap: space(2) } });

const Action = styled(ButtonLink)({ [below('small')]: { paddingInline: space(4) } });

/** The counter across the window. */
const Counter = styled.div({
  flexBasis: 'calc(100% + 100vw)',
  position: 'relative',
  zIndex: -1,
  marginInline: '-50vw',
  blockSize: `calc(${boardHeight} + ${space(16)})`,
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: inkLine,
  '&::before': { ...board, content: '""', display: 'block' },
  [below('navigation')]: { blockSize: `calc(${boardHeight} + ${space(10)})` },
});
