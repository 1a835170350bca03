import type { CSSObject } from '@emotion/react';
import { sheetLine } from '../../tokens/illustrationStyle';
import { color, surface } from '../../tokens/roles';
import { below, from, radius, singleColumn, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';

/** Styles of an editor in two columns: card and paper, picture and tent. */
export function inTwoColumns(styles: CSSObject): CSSObject {
  return { [from('medium')]: { [below(1180)]: styles } };
}

/** Paper and layout of menu cards, for the hero's sample and the editor. */
export const menuPaper: CSSObject = {
  padding: `${space(4)} min(${space(3.5)}, 4.4vw)`,
  border: sheetLine,
  ...surface.sheet,
  [from('panel')]: { padding: space(6) },
};

/** The restaurant's name above a double line. */
export const menuName: CSSObject = {
  paddingBlockEnd: space(2),
  marginBlockEnd: space(2),
  borderBlockEnd: `3px double ${color.sheetInk}`,
  ...displayed(size.title),
  lineHeight: 1.1,
  textAlign: 'center',
  [from('panel')]: { paddingBlockEnd: space(3), marginBlockEnd: space(4) },
};

export const menuDishes: CSSObject = {
  ...singleColumn,
  gap: space(1),
  [from('panel')]: { gap: space(4) },
};

/** A dish with its price at the end of the line. */
export const menuLine: CSSObject = {
  display: 'flex',
  alignItems: 'baseline',
  gap: space(1),
  ...displayed(size.heading),
  lineHeight: 1.3,
  [from('panel')]: { gap: space(2) },
};

/** Focus ring of what is written on the card. */
export const fieldRing = {
  outline: `2px solid ${color.sheetInk}`,
  outlineOffset: '1px',
  borderRadius: radius.small,
} as const;

export const fieldHover: CSSObject = {
  backgroundColor: 'color-mix(in srgb, currentcolor 10%, transparent)',
};
