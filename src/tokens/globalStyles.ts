import type { CSSObject } from '@emotion/react';
import { dark } from './darkRoles';
import { printRoles } from './print';
import { color, customProperties, light, type Role } from './roles';
import { below, from, headerHeight, radius, space } from './space';
import { capitals, displayFace, face, size } from './type';

/** The sign of the inline axis, for what turns or moves with the direction of writing; lower capitals beside Hebrew. */
export const directionStyles = {
  '[dir="ltr"]': { '--dir': 1, '--display': face.display },
  '[dir="rtl"]': { '--dir': -1, '--display': `${capitals}, ${face.display}` },
} as const;

/** The rest are alike by day and at night. */
const onlyDark = Object.fromEntries(
  Object.entries(dark).filter(([role, value]) => light[role as Role] !== value),
);

/** Global styles: color roles of both schemes, a small reset, text and focus. */
export const globalStyles: CSSObject = {
  ':root': {
    colorScheme: 'light dark',
    '--content': '75rem',
    [from(1440)]: { '--content': '85rem' },
    ...customProperties(light),
    '@media screen and (prefers-color-scheme: dark)': customProperties(onlyDark),
    '@media print': { colorScheme: 'light', ...customProperties(printRoles) },
  },
  ...directionStyles,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    '&:has(dialog:modal)': { overflow: 'hidden' },
  },
  // Focus is never under the sticky header. Not scroll padding on the page, which applies to focus in the header as
  // well. Source: WCAG 2.2, success criterion 2.4.11.
  ':is(main, footer, dialog) :is([id], a, button, input, select, textarea, summary)': {
    scrollMarginBlockStart: `calc(${headerHeight} + ${space(4)})`,
  },
  // Above the reach of the floating helpers, which takes no press from a control.
  [below('panel')]: {
    'main :is(a, button, input, select, textarea, summary, label)': {
      position: 'relative',
      zIndex: 1,
    },
  },
  body: {
    margin: 0,
    minInlineSize: '280px',
    backgroundColor: color.paper,
    color: color.ink,
    fontFamily: face.text,
    fontSize: size.body,
    lineHeight: 1.55,
    // The display face has old-style figures for Hebrew by default.
    fontFeatureSettings: '"locl" 0',
    overflowWrap: 'break-word',
  },
  'body:lang(he)': { lineHeight: 1.62 },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': {
    fontFamily: displayFace,
    fontWeight: 700,
    lineHeight: 1.12,
    textWrap: 'balance',
  },
  h3: { fontSize: size.heading },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  'p, li, dd': { textWrap: 'pretty' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  'svg, img': { display: 'block', maxInlineSize: '100%' },
  // Elements without rounded corners get a rounded focus ring.
  ':focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: '3px',
    borderRadius: radius.small,
  },
  // Pressed controls move slightly, and underlines thicken on hover.
  ':is(a, button:enabled, summary):not([aria-disabled="true"]):active': { translate: '0 2px' },
  ':is(a, summary):hover': { textDecorationThickness: '0.16em' },
  'h1:focus, main:focus': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  // The click is queued until the code is loaded.
  ':is(button, a)[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  '@page': { margin: '16mm' },
  '@media print': {
    body: { fontSize: '10.5pt' },
    h1: { fontSize: '26pt !important' },
    // Controls, overlays and what leads on, but no form, which may hold a price list.
    'fieldset, input, button, nav, dialog, [popover], summary > svg, #closing, details:has(details) > summary':
      { display: 'none !important' },
    'h2, h2 + *, h3': { breakAfter: 'avoid' },
    'article, li, tr, details, dl > div': { breakInside: 'avoid' },
    // Answers are printed; without `::details-content` support only expanded ones.
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    'section, main > div': { paddingBlock: '6mm !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // Ends with its event.
      animationDuration: '0.01ms !important',
      // Any other duration lets each property of each element transition, which took seconds when a window was resized.
      transitionDuration: '0s !important',
    },
  },
};
