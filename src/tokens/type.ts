/** Names of the font families, and of the first one's Latin capitals that are as high as its Hebrew letters. */
export const families = ['Frank Ruhl Libre Variable', 'Assistant Variable'] as const;
export const capitals = 'Capitals';

/** Two font families with Latin and Hebrew, each with metric-compatible fallbacks. `directionStyles` set `--display`. */
export const face = {
  display: `'${families[0]}', 'Display Fallback', serif`,
  text: `'${families[1]}', 'Text Fallback', system-ui, Arial, sans-serif`,
} as const;
export const displayFace = 'var(--display)';

/** Headings grow with the reader's font size until the longest word is as wide as the window. */
export function withinWindow(fontSize: string, share: number): string {
  return `min(${share}vw, ${fontSize})`;
}

/** Six font sizes, and `page`, the `hero` of inner pages. All but the last are fluid between phone and desktop. */
export const size = {
  hero: 'clamp(min(2.5rem, 14vw), min(2.1rem + 4.9vw, 13.7vw, max(3.6rem, -0.85rem + 8.57vw)), 6rem)',
  page: withinWindow('clamp(2.25rem, 1.9rem + 3.6vw, 5rem)', 11.5),
  title: withinWindow('clamp(2rem, 1.55rem + 1.9vw, 3.125rem)', 11.5),
  item: withinWindow('clamp(1.625rem, 1.41rem + 1vw, 2.125rem)', 10),
  heading: withinWindow('clamp(1.25rem, 1.195rem + 0.225vw, 1.375rem)', 9),
  body: 'clamp(1.0625rem, 1.05rem + 0.06vw, 1.125rem)',
  small: '0.9375rem',
} as const;

/** Maximum line lengths of text and of a lead: 75 characters. */
export const measure = '31.25rem';
export const leadMeasure = '38rem';

/** Text in the display face: 900 for names and figures, 500 for the second voice. */
export function displayed(fontSize: string, fontWeight: 500 | 700 | 900 = 700) {
  return { fontFamily: displayFace, fontSize, fontWeight } as const;
}
