import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { useI18n } from '../../src/i18n/I18nContext';
import { BookingLedger } from '../../src/illustrations/BookingLedger';
import { StandingSticker } from '../../src/illustrations/NfcSticker';
import { OrderDocket } from '../../src/illustrations/OrderDocket';
import { ServiceTag } from '../../src/illustrations/ServiceTag';
import { SmallMenu } from '../../src/illustrations/SmallMenu';
import { TableTent } from '../../src/illustrations/TableTent';
import { TillReceipt } from '../../src/illustrations/TillReceipt';
import { pictureSize } from '../../src/seo/pagePicture';
import { pageAt } from '../../src/site/pagePath';
import { useSettings } from '../../src/site/SiteContext';
import type { PagePath, PicturedObject } from '../../src/site.pages';
import { board, sheetLine, standingStyle, tornEdge } from '../../src/tokens/illustrationStyle';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { face } from '../../src/tokens/type';
import { Logo } from '../../src/ui/Logo';
import { Stars } from '../../src/ui/Stars';

interface Props {
  readonly path: PagePath;
}

/** A page's shared picture: the studio, the h1 as a poster, and an illustration. */
export function SharePicture({ path }: Props) {
  const { t, language } = useI18n();
  const { studioName } = useSettings();
  const { headline, object } = pageAt(path);
  const { Drawn, zoom } = objects[object];
  return (
    <Scene>
      <div>
        <p>
          <Logo />
          {studioName[language]}
        </p>
        <h1>
          {headline.map((key) => (
            <span key={key}>{t(key)}</span>
          ))}
        </h1>
      </div>
      <div style={{ zoom }}>
        <Drawn />
      </div>
    </Scene>
  );
}

/** Illustrations are larger than on a page, to be legible in previews. */
const objects: Readonly<Record<PicturedObject, { Drawn: ComponentType; zoom: number }>> = {
  tableTent: { Drawn: () => <TableTent tone="green" />, zoom: 1 },
  sticker: { Drawn: StandingSticker, zoom: 1.5 },
  receipt: { Drawn: TillReceipt, zoom: 0.9 },
  ledger: { Drawn: BookingLedger, zoom: 0.85 },
  docket: { Drawn: OrderDocket, zoom: 0.85 },
  serviceTag: { Drawn: WhiteServiceTag, zoom: 0.9 },
  menuCard: { Drawn: SmallMenu, zoom: 1.4 },
  guestCheque: { Drawn: GuestCheque, zoom: 1.1 },
};

/** The tag has the color of the wall here. */
function WhiteServiceTag() {
  return (
    <White>
      <ServiceTag />
    </White>
  );
}

const White = styled.div({ '--highlight': color.sheet });

/** A guest check on a spike with empty stars. */
function GuestCheque() {
  return (
    <Spike>
      <Cheque>
        <Stars rating={0} label="" />
        <hr />
        <hr />
        <hr />
      </Cheque>
    </Spike>
  );
}

const iron = `linear-gradient(${color.edge}, ${color.edge})`;

const Spike = styled.div(standingStyle, {
  paddingBlock: `${space(9)} ${space(12)}`,
  background: `${iron} 50% 0 / 3px 100% no-repeat, ${iron} 50% 100% / 6rem ${space(2)} no-repeat`,
});

const Cheque = styled.div(tornEdge(color.sheet, color.sheetInk), {
  display: 'grid',
  gap: space(4.5),
  inlineSize: '10rem',
  padding: `${space(9)} ${space(6)} ${space(3)}`,
  border: sheetLine,
  borderBlockEnd: 0,
  background: `${iron} 50% 0 / 3px ${space(6)} no-repeat, linear-gradient(${color.accent} ${space(4)}, ${color.sheet} 0)`,
  rotate: '-3deg',
  '& > hr': { inlineSize: '100%', margin: 0, border: 0, borderBlockEnd: sheetLine },
});

/** In px. The photograph has twice this size. */
const counterTop = 270;

const Scene = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(5),
  alignItems: 'end',
  inlineSize: pictureSize.width / 2,
  blockSize: pictureSize.height / 2,
  paddingInline: space(9),
  // Illustrations are on the upper line of the board.
  paddingBlockEnd: pictureSize.height / 2 - counterTop - 2,
  overflow: 'clip',
  background: `linear-gradient(${color.surfaceHero} ${counterTop}px, ${color.surfaceSunken} 0)`,
  '&::before': {
    ...board,
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: counterTop,
  },
  '& > div:first-of-type': {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
    alignItems: 'center',
    blockSize: '100%',
    paddingBlock: `${space(7.5)} ${space(2)}`,
    fontFamily: face.display,
    fontWeight: 700,
  },
  '& p': { display: 'flex', alignItems: 'center', gap: space(2), margin: 0, fontSize: space(5) },
  '& h1': { margin: 0, lineHeight: 1.04, textWrap: 'balance' },
  '& h1:lang(he)': { lineHeight: 1.12 },
  '& h1 > span': { display: 'block' },
  '& h1 i': { fontStyle: 'normal' },
  '& [data-last]': { color: color.accentOnHero },
});
