import styled from '@emotion/styled';
import { heroMenu } from '../content/heroMenu';
import { useI18n } from '../i18n/I18nContext';
import { inkLine, lettering, sheetLine, standingStyle } from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';

/** The round sticker. Its arcs point to the line's end. */
export function NfcSticker() {
  const { language } = useI18n();
  return (
    <Disc aria-hidden="true" data-object="sticker">
      <Face>
        <Arcs viewBox="0 0 36 56">
          <path d="M7 21a9.5 9.5 0 0 1 0 14M14.5 14a19.5 19.5 0 0 1 0 28M22 7a29.5 29.5 0 0 1 0 42" />
        </Arcs>
        <span>{heroMenu.sticker[language]}</span>
      </Face>
    </Disc>
  );
}

/** The sticker on a wooden stand. */
export function StandingSticker() {
  return (
    <Stand aria-hidden="true">
      <NfcSticker />
      <Foot />
    </Stand>
  );
}

const Disc = styled.div(lettering, {
  flex: 'none',
  // WebKit does not resolve a percentage height against an aspect ratio, so the face is stretched to the grid cell.
  display: 'grid',
  inlineSize: '7.5rem',
  aspectRatio: '1',
  padding: space(1.5),
  border: sheetLine,
  borderRadius: radius.round,
  backgroundColor: color.sheet,
});

const Face = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(0.5),
  minInlineSize: 0,
  paddingBlockEnd: space(2),
  border: sheetLine,
  borderRadius: radius.round,
  backgroundColor: color.sheetAccent,
  color: color.sheet,
  fontWeight: 700,
  textAlign: 'center',
});

const Arcs = styled.svg({
  inlineSize: '1.625rem',
  scale: 'var(--dir) 1',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
});

const Stand = styled.div(standingStyle, {
  display: 'grid',
  justifyItems: 'center',
  '&::before': { insetInline: `${space(5)} ${space(1.5)}` },
});

const Foot = styled.span({
  position: 'relative',
  inlineSize: '5.5rem',
  blockSize: space(4),
  marginBlockStart: `-${space(2)}`,
  border: inkLine,
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  backgroundColor: color.wood,
});
