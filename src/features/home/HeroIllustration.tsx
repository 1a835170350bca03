import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../../locales/languages';
import { facingLanguage } from '../../../locales/languagesOfSite';
import { heroDrawing } from '../../content/claims';
import { useI18n } from '../../i18n/I18nContext';
import { NfcSticker } from '../../illustrations/NfcSticker';
import { ServiceIllustration } from '../../illustrations/ServiceIllustration';
import { TableTent } from '../../illustrations/TableTent';
import { useSettings } from '../../site/SiteContext';
import { tilted } from '../../tokens/illustrationStyle';
import { below, from, space } from '../../tokens/space';
import { TurnButton } from '../menuEditor/EditMenuButton';
import { MenuCard } from '../menuEditor/MenuCard';

/**
 * The hero's illustration: the menu card, and the tent with its code and a sticker. The card turns to the other
 * language and direction at the press of a button, and with the page. Without menus, another drawn object.
 */
export function HeroIllustration({ pencil }: { readonly pencil: ReactNode }) {
  const { t, language: page } = useI18n();
  /** Language of the page on which the other one is shown. */
  const [turnedOver, setTurnedOver] = useState<Language>();
  const isTurnedOver = turnedOver === page;
  const other = facingLanguage(useSettings(), page);
  const language = (isTurnedOver && other) || page;
  if (heroDrawing !== 'menu')
    return (
      <Things>
        <ServiceIllustration image={heroDrawing} />
      </Things>
    );
  return (
    <Things>
      <MenuCard language={language}>
        {other && (
          <TurnButton onClick={() => setTurnedOver(isTurnedOver ? undefined : page)}>
            {t(isTurnedOver ? 'home.hero.menu.flipBack' : 'home.hero.menu.flip')}
          </TurnButton>
        )}
        {pencil}
      </MenuCard>
      <Beside>
        <Stuck>
          <NfcSticker />
        </Stuck>
        <Tent>
          <TableTent tone="green" />
        </Tent>
      </Beside>
    </Things>
  );
}

const Things = styled.div({
  display: 'flex',
  alignItems: 'end',
  gap: space(6),
  ...(heroDrawing !== 'menu' && { '&&': { justifyContent: 'center', zoom: 1.5 } }),
  // The edit button stands over the card's upper edge.
  [below('navigation')]: { paddingBlockStart: space(8) },
  [from('navigation')]: { flex: '1 1 24rem', justifyContent: 'end', gap: space(3) },
  // Phones have no space for the tent, and the sticker is at the card's foot.
  [below('small')]: {
    display: 'block',
    position: 'relative',
    '& [data-part="turn"]': { justifyItems: 'start', insetInlineStart: space(3) },
  },
});

const Beside = styled.div({
  flex: 'none',
  display: 'grid',
  gap: space(6),
  [below('navigation')]: { marginInlineStart: 'auto' },
  [below('small')]: {
    position: 'absolute',
    // Below the card's last line, on whichever side it begins.
    insetBlockEnd: `-${space(2)}`,
    insetInlineEnd: space(2),
    zoom: 0.7,
  },
  [below(350)]: { display: 'none' },
});

const Tent = styled.div({ [below('small')]: { display: 'none' } });

const Stuck = styled.div({
  position: 'relative',
  // On the tent's corner.
  zIndex: 1,
  justifySelf: 'end',
  marginBlockEnd: `-${space(10)}`,
  [below('small')]: { marginBlockEnd: 0 },
  '& [data-object="sticker"]': { inlineSize: '6.5rem' },
  rotate: tilted(6),
});
