import type { CSSObject } from '@emotion/react';
import { color, onSheet, surface } from './roles';
import { below, radius, space } from './space';
import { displayed, size } from './type';

/** Shared style of illustrations: one ink line, flat fills, light from above. */

/** Ink outline of boxes. */
export const inkLine = `2px solid ${color.edge}`;

/** Outline of paper, which stays dark in dark mode. */
export const sheetLine = `2px solid ${color.sheetInk}`;

/** A round butter label, as on the ledger and the popular plan. */
export const badge = {
  border: `2px solid ${color.onHighlight}`,
  borderRadius: radius.round,
  ...surface.highlight,
  fontWeight: 700,
} as const;

/** Ink outline of paths; fills are separate. */
export const inkStroke: CSSObject = {
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Outline of paths on paper. */
export const paperStroke: CSSObject = { ...inkStroke, stroke: color.sheetInk };

/** Height of the shelf board. */
export const boardHeight = space(3);

/** Shadow on the board, which comes earlier in the document. */
export const standingStyle: CSSObject = {
  position: 'relative',
  flex: 'none',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: '-9px',
    insetInline: `${space(1.5)} -${space(2.5)}`,
    blockSize: '9px',
    borderRadius: '50%',
    backgroundColor: color.shadowContact,
  },
};

/** Smallest text on an illustration, larger where `--lettering` says so because the illustration is reduced. */
export const lettering: CSSObject = {
  color: color.sheetInk,
  fontSize: `var(--lettering, ${size.small})`,
  lineHeight: 1.3,
  textAlign: 'start',
};

/** Printed heading on an illustration. */
export const printedTitle: CSSObject = { ...displayed(size.heading), lineHeight: 1.15 };

/** Mirrors a drawing for right-to-left text; ticks and codes are not mirrored. */
export const mirrored: CSSObject = { transform: 'scaleX(var(--dir))' };

/**
 * Dots from the end of a name's last line to its price, 24 px of them at least: on the name, which takes the space that
 * the price leaves. They are as wide as the name, take no space in its text, and end with it. None in large text.
 */
export const leader: CSSObject = {
  flex: 1,
  // As wide as its longest word at least.
  overflowWrap: 'break-word',
  paddingInlineEnd: 'calc(1.5rem + 0.4em)',
  overflowX: 'clip',
  '&::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: '100%',
    marginInline: '0.4em calc(-100% - 0.4em)',
    borderBlockEnd: '2px dotted',
    opacity: 0.5,
  },
  [below(300)]: { paddingInlineEnd: 0, '&::after': { content: 'none' } },
};

/** A slight rotation, mirrored for right-to-left text. */
export function tilted(degrees: number): string {
  return `calc(${degrees}deg * var(--dir))`;
}

/** The board; its upper edge is the line that drawings touch. */
export const board: CSSObject = {
  blockSize: boardHeight,
  borderBlock: inkLine,
  backgroundColor: color.wood,
};

/**
 * Torn lower edge: outlined teeth below a box that has no border there. They continue its borders at both corners.
 * @param width of the outline, in px.
 */
export function tornEdge(sheet: string, line: string, width = 2): CSSObject {
  // Begins and ends outside of the space that it fills: the edges of a repeated image are blurred on some screens.
  const teeth = (fill: string) =>
    `conic-gradient(from -45deg at 50% 8px, ${fill} 90deg, transparent 0)`;
  // Vertical thickness of a line at 45°.
  const depth = 1.5 * width;
  return {
    position: 'relative',
    borderBlockEnd: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: -width,
      insetBlockStart: '100%',
      blockSize: 7 + depth,
      borderInline: `${width}px solid transparent`,
      background: [
        `${teeth(sheet)} 0 -1px / 14px 14px round no-repeat padding-box`,
        `${teeth(line)} 0 ${depth - 1}px / 14px 14px round no-repeat padding-box border-box`,
        `linear-gradient(${line}, ${line}) 0 0 / 100% ${depth}px no-repeat border-box`,
      ].join(),
      // Which has no gradients.
      '@media (forced-colors: active)': { blockSize: 0, borderBlockStart: `${width}px solid` },
    },
  };
}

/** An outlined sheet of drawn paper that is torn at the bottom. */
export const tornPaper: CSSObject = {
  border: sheetLine,
  backgroundColor: color.sheet,
  ...tornEdge(color.sheet, color.sheetInk),
};

/** An outlined sheet with text of the page. */
export const sheet: CSSObject = { ...onSheet, border: inkLine, ...surface.raised };
