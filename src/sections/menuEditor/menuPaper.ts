import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { sheetLine } from '../illustrations/drawingStyle';

/** What a menu card is printed on, and how: the sample in the hero, and the one that a visitor writes. */
export const menuPaper: CSSObject = {
  padding: `${space(4)} ${space(3.5)}`,
  border: sheetLine,
  backgroundColor: color.sheet,
  color: color.sheetInk,
  [from('panel')]: { padding: space(6) },
};

/** The place's name over its double line. */
export const menuName: CSSObject = {
  paddingBlockEnd: space(3),
  marginBlockEnd: space(3),
  borderBlockEnd: `3px double ${color.sheetInk}`,
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
  [from('panel')]: { fontSize: size.title, marginBlockEnd: space(4) },
};

export const menuDishes: CSSObject = {
  display: 'grid',
  gap: space(2),
  [from('panel')]: { gap: space(4) },
};

/** A dish's name and its price at the end of the line. */
export const menuLine: CSSObject = {
  display: 'flex',
  alignItems: 'baseline',
  gap: space(1),
  fontFamily: face.display,
  fontSize: size.lead,
  fontWeight: 600,
  lineHeight: 1.3,
  '& bdi': { color: color.sheetAccent, whiteSpace: 'nowrap' },
  [from('panel')]: { gap: space(2), fontSize: size.heading },
};

/** The dots from a dish to its price. */
export const menuLeader: CSSObject = { flex: 1, borderBlockEnd: `2px dotted ${color.sheetRule}` };
