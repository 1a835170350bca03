import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { type Language, languages, nextLanguage } from '../../../locales/languages';
import { useI18n } from '../../i18n/I18nContext';
import { NfcSticker } from '../../illustrations/NfcSticker';
import { TableTent } from '../../illustrations/TableTent';
import { tilted } from '../../tokens/illustrationStyle';
import { below, from, space } from '../../tokens/space';
import { TurnButton } from '../menuEditor/EditMenuButton';
import { MenuCard } from '../menuEditor/MenuCard';
import { turnFrom } from '../menuEditor/menuPaper';

/**
 * The hero's illustration: the menu card, and the tent with its code and a sticker. All of them turn to the other
 * language and direction together, at the press of a button or with the page.
 */
export function HeroIllustration({ pencil }: { readonly pencil: ReactNode }) {
  const { t, language: page } = useI18n();
  /** Language of the page on which the other one is shown. */
  const [turnedOver, setTurnedOver] = useState<Language>();
  const isTurnedOver = turnedOver === page;
  const language = isTurnedOver ? nextLanguage(page) : page;
  const turns = useChanges(language);
  return (
    <Things
      lang={language}
      dir={languages[language].direction}
      data-turned={turns === 0 ? undefined : turns % 2}
    >
      <MenuCard language={language}>
        <TurnButton onClick={() => setTurnedOver(isTurnedOver ? undefined : page)}>
          {t(isTurnedOver ? 'home.hero.menu.flipBack' : 'home.hero.menu.flip')}
        </TurnButton>
        {pencil}
      </MenuCard>
      <Beside>
        <Stuck>
          <NfcSticker language={language} />
        </Stuck>
        <TableTent tone="green" language={language} />
      </Beside>
    </Things>
  );
}

/** Counts how often a value has changed since the first rendering. */
function useChanges(value: unknown): number {
  const [last, setLast] = useState({ value, changes: 0 });
  if (last.value !== value) setLast({ value, changes: last.changes + 1 });
  return last.changes;
}

const Things = styled.div({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  maxInlineSize: '40rem',
  // Two animations, because another one of the same name would not start.
  '&[data-turned="1"]': turnFrom(90),
  '&[data-turned="0"]': turnFrom(-90),
  [from('navigation')]: { flex: '1 1 24rem', justifyContent: 'end' },
  [below('small')]: { display: 'block', position: 'relative', paddingBlockStart: space(12) },
});

const Beside = styled.div({
  flex: 'none',
  display: 'grid',
  gap: space(6),
  // On phones both stand half behind the card.
  [below('small')]: {
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineStart: space(4),
    gridAutoFlow: 'column',
    gap: space(2),
    zoom: 0.6,
  },
  // Narrow windows show only the card.
  [below(350)]: { display: 'none' },
});

const Stuck = styled.div({
  position: 'relative',
  // On the tent's corner.
  zIndex: 1,
  justifySelf: 'end',
  marginBlockEnd: `-${space(10)}`,
  [below('small')]: { order: 1, alignSelf: 'start', marginBlock: `${space(2)} 0` },
  '& [data-object="sticker"]': { inlineSize: '6.5rem' },
  rotate: tilted(6),
});
