import { palette } from './palette';

/**
 * What each colour is for, in both schemes. Every text role holds 4.5:1 on the grounds named beside it,
 * every line and control role 3:1; `test/tokens` computes the pairs.
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
    deeper: palette.greenDeep,
    onDeep: palette.paper,
    onDeepSoft: palette.kraft,
    lineOnDeep: palette.lineOnGreen,
    highlight: palette.butter,
    onHighlight: palette.ink,
    focus: palette.tomato,
    focusOnDeep: palette.butter,
    shadow: 'rgb(29 26 22 / 14%)',
    skeleton: palette.paperDeep,
    surfaceMuted: palette.paperDeep,
    shadowContact: 'rgb(29 26 22 / 38%)',
    codeGround: palette.white,
    codeInk: palette.ink,
  },
  dark: {
    paper: palette.night,
    raised: palette.nightRaised,
    surfaceSunken: palette.nightSunk,
    surfaceHero: palette.greenDeep,
    accentOnHero: palette.tomatoBright,
    ink: palette.bone,
    inkSoft: palette.boneSoft,
    line: palette.lineNight,
    edge: palette.boneSoft,
    accent: palette.tomatoBright,
    accentPressed: palette.tomatoPale,
    onAccent: palette.night,
    deep: palette.greenDeep,
    deeper: palette.green,
    onDeep: palette.bone,
    onDeepSoft: palette.boneSoft,
    lineOnDeep: palette.lineOnGreen,
    highlight: palette.butterDeep,
    onHighlight: palette.night,
    focus: palette.tomatoBright,
    focusOnDeep: palette.butter,
    shadow: 'rgb(0 0 0 / 45%)',
    skeleton: palette.lineNight,
    surfaceMuted: palette.lineNight,
    shadowContact: 'rgb(0 0 0 / 70%)',
    // Phones read dark modules on a light ground, whatever the scheme.
    codeGround: palette.bone,
    codeInk: palette.night,
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
  return Object.fromEntries(names.map((name) => [`--${propertyOf(name)}`, scheme[name]]));
}

function propertyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
