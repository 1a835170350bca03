import { palette } from './palette';

/**
 * What each color is for, in both schemes. Every text role holds 4.5:1 on the grounds named beside it,
 * every line and control role 3:1; `test/tokens` computes the pairs.
 *
 * The things on the counter have roles of their own: `sheet…` for what is made of paper and printed on, `kraft`
 * for brown paper, `wood`, `pigment` and `lacquer` for what is painted red and green.
 */
export const roles = {
  light: {
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
    accentPressed: palette.tomatoDeep,
    onAccent: palette.white,
    deep: palette.green,
    onDeep: palette.paper,
    onDeepSoft: palette.kraft,
    lineOnDeep: palette.lineOnGreen,
    highlight: palette.butter,
    onHighlight: palette.ink,
    focus: palette.tomato,
    focusOnDeep: palette.butter,
    shadow: 'rgb(29 26 22 / 14%)',
    skeleton: palette.paperDeep,
    shadowContact: 'rgb(29 26 22 / 38%)',
    codeGround: palette.white,
    codeInk: palette.ink,
    sheet: palette.white,
    sheetInk: palette.ink,
    sheetSoft: palette.inkSoft,
    sheetRule: palette.line,
    sheetAccent: palette.tomato,
    kraft: palette.kraft,
    shelf: palette.kraft,
    wood: palette.paperDeep,
    pigment: palette.tomato,
    lacquer: palette.green,
  },
  dark: {
    paper: palette.night,
    raised: palette.nightRaised,
    surfaceSunken: palette.nightSunk,
    surfaceHero: palette.greenNight,
    accentOnHero: palette.tomatoBright,
    ink: palette.bone,
    inkSoft: palette.boneSoft,
    line: palette.lineNight,
    edge: palette.boneSoft,
    accent: palette.tomatoBright,
    accentPressed: palette.tomatoPale,
    onAccent: palette.night,
    deep: palette.greenNight,
    onDeep: palette.bone,
    onDeepSoft: palette.boneSoft,
    lineOnDeep: palette.lineOnGreenNight,
    highlight: palette.butterDeep,
    onHighlight: palette.night,
    focus: palette.tomatoBright,
    focusOnDeep: palette.butter,
    shadow: 'rgb(0 0 0 / 45%)',
    skeleton: palette.lineNight,
    shadowContact: 'rgb(0 0 0 / 70%)',
    // Phones read dark modules on a light ground, whatever the scheme.
    codeGround: palette.bone,
    codeInk: palette.night,
    // What is made of paper stays paper; only the light on it is low.
    sheet: palette.kraft,
    sheetInk: palette.ink,
    sheetSoft: palette.inkSoft,
    sheetRule: palette.ruleNight,
    sheetAccent: palette.tomato,
    kraft: palette.kraftNight,
    shelf: palette.greenNight,
    wood: palette.woodNight,
    pigment: palette.tomato,
    lacquer: palette.greenDeep,
  },
} as const;

export type Role = keyof (typeof roles)['light'];

const names = Object.keys(roles.light) as Role[];

/** Each role as the custom property that holds it: `color.ink` is `var(--ink)`. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(--${propertyOf(name)})`]),
) as Record<Role, string>;

/** The custom properties of one scheme, for a style object. */
export function customProperties(scheme: Readonly<Record<Role, string>>): Record<string, string> {
  return propertiesOf(scheme);
}

/**
 * The roles on a sheet of paper that is as large as a card: by night those of the day, on paper in low light.
 * For a style object; what is drawn on a counter names the roles of its `sheet` instead.
 */
export const onSheet = {
  '@media screen and (prefers-color-scheme: dark)': {
    colorScheme: 'light',
    ...propertiesOf({
      paper: roles.dark.sheet,
      raised: roles.dark.sheet,
      surfaceSunken: roles.dark.kraft,
      ink: roles.dark.sheetInk,
      inkSoft: roles.dark.sheetSoft,
      line: roles.dark.sheetRule,
      edge: roles.dark.sheetInk,
      accent: roles.dark.sheetAccent,
      accentPressed: roles.light.accentPressed,
      onAccent: roles.light.onAccent,
      focus: roles.light.focus,
      skeleton: roles.dark.sheetRule,
    }),
  },
} as const;

function propertiesOf(values: Partial<Readonly<Record<Role, string>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${propertyOf(name)}`, value]),
  );
}

function propertyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
