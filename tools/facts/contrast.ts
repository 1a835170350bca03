import type { Role } from '../../src/tokens/roles';

/** Contrast of two opaque colors, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no opaque color`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const channel = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text by its background, including hover states. Source: WCAG 2.2, 1.4.3. */
const texts: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  paper: ['ink', 'inkSoft', 'accent'],
  raised: ['ink', 'inkSoft', 'accent'],
  surfaceSunken: ['ink', 'inkSoft', 'accent'],
  surfaceHero: ['ink', 'inkSoft', 'accentOnHero'],
  accent: ['onAccent'],
  action: ['onAction'],
  actionPressed: ['onAction'],
  deep: ['onDeep', 'highlight'],
  highlight: ['onHighlight'],
  codeGround: ['sheetInk'],
  // Text on illustrations.
  sheet: ['sheetInk', 'sheetSoft', 'sheetAccent'],
  lacquer: ['onDeep'],
  footer: ['onDeep'],
  // Hovered buttons: quiet ones, and those on dark backgrounds.
  ink: ['paper'],
  onDeep: ['deep'],
};

/** Focus rings, edges of controls and icons by their background. Source: WCAG 2.2, 1.4.11. */
const graphics: typeof texts = {
  paper: ['focus', 'edge'],
  raised: ['focus', 'edge'],
  surfaceSunken: ['focus'],
  surfaceHero: ['focus', 'accent', 'edge'],
  highlight: ['onHighlight'],
  kraft: ['sheetInk'],
};

/** Pairs with a minimum contrast in both schemes; a build refuses colors below it. */
export const contrastPairs = [...pairsOf(texts, 4.5), ...pairsOf(graphics, 3)];

function pairsOf(table: typeof texts, min: number) {
  return (Object.keys(table) as Role[]).flatMap((background) =>
    (table[background] ?? []).map((foreground) => ({ foreground, background, min })),
  );
}
