import { palette } from './palette';

/**
 * Purpose of each color, and its light value; `darkRoles.ts` has the dark one. Text roles have 4.5:1 on the grounds
 * named beside them, lines and controls 3:1; `test/tokens` computes the pairs. Illustrations have their own roles:
 * `sheet…` for paper, print and red paint, `kraft`, `wood`, and `lacquer` for green paint.
 */
export const light = {
  paper: palette.paper,
  raised: palette.white,
  surfaceSunken: palette.kraft,
  surfaceHero: palette.butter,
  accentOnHero: palette.tomatoDeep,
  ink: palette.ink,
  inkSoft: palette.inkSoft,
  line: palette.line,
  edge: palette.ink,
  accent: palette.tomato,
  onAccent: palette.white,
  action: palette.tomato,
  actionPressed: palette.tomatoDeep,
  actionEdge: palette.tomato,
  onAction: palette.white,
  deep: palette.green,
  onDeep: palette.paper,
  lineOnDeep: palette.lineOnGreen,
  highlight: palette.butter,
  onHighlight: palette.ink,
  // Not red, which marks errors.
  focus: palette.ink,
  shadow: 'rgb(29 26 22 / 14%)',
  shadowContact: 'rgb(29 26 22 / 38%)',
  codeGround: palette.white,
  sheet: palette.white,
  sheetInk: palette.ink,
  sheetSoft: palette.inkSoft,
  sheetRule: palette.line,
  sheetAccent: palette.tomato,
  kraft: palette.kraft,
  wood: palette.paperDeep,
  lacquer: palette.green,
  footer: palette.night,
} as const;

export type Role = keyof typeof light;

const names = Object.keys(light) as Role[];

/** Custom property of each role: `color.ink` is `var(--ink)`. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(--${propertyOf(name)})`]),
) as Record<Role, string>;

/** Each ground with the color of its text. */
export const surface = {
  paper: { backgroundColor: color.paper, color: color.ink },
  raised: { backgroundColor: color.raised, color: color.ink },
  highlight: { backgroundColor: color.highlight, color: color.onHighlight },
  deep: { backgroundColor: color.deep, color: color.onDeep },
  lacquer: { backgroundColor: color.lacquer, color: color.onDeep },
  footer: { backgroundColor: color.footer, color: color.onDeep },
  sheet: { backgroundColor: color.sheet, color: color.sheetInk },
} as const;

/** Custom properties of roles, as styles. */
export function customProperties(
  values: Partial<Readonly<Record<Role, string>>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${propertyOf(name)}`, value]),
  );
}

/**
 * Roles on a large sheet of paper in dark mode: those that `sheet` and its kin have there, light and slightly dimmed. As
 * styles; illustrations use their `sheet` roles instead.
 */
export const onSheet = {
  '@media screen and (prefers-color-scheme: dark)': {
    colorScheme: 'light',
    ...customProperties({
      paper: color.sheet,
      raised: color.sheet,
      surfaceSunken: color.kraft,
      ink: color.sheetInk,
      inkSoft: color.sheetSoft,
      line: color.sheetRule,
      edge: color.sheetInk,
      accent: color.sheetAccent,
      onAccent: palette.white,
      focus: color.sheetInk,
    }),
  },
} as const;

function propertyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
