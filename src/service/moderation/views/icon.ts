import { palette } from '../../../tokens/palette';

const { butter, ink, tomato } = palette;

/** The studio's mark: a menu card with three lines, one of them in tomato. */
export const markShapes = [
  `<rect x="5" y="3" width="22" height="26" rx="2" fill="${butter}" stroke="${ink}" stroke-width="2"/>`,
  `<path d="M9 9h14M9 23h14" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
  `<path d="M10 16h12" stroke="${tomato}" stroke-width="4" stroke-linecap="round"/>`,
].join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${markShapes}</svg>`;

/** The same as an address that needs no request. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
