import { palette } from './palette';
import type { Role } from './roles';

/** Roles of the dark scheme, for style sheets: the pages' code knows roles by name. */
export const dark: Readonly<Record<Role, string>> = {
  paper: palette.night,
  raised: palette.nightRaised,
  surfaceSunken: palette.nightSunk,
  surfaceHero: palette.greenNight,
  accentOnHero: palette.tomatoBright,
  ink: palette.bone,
  inkSoft: palette.boneSoft,
  line: palette.lineNight,
  edge: palette.boneSoft,
  accent: palette.coral,
  onAccent: palette.night,
  // Brick and coral side by side would be two reds.
  action: palette.butterDeep,
  actionPressed: palette.butter,
  actionEdge: palette.night,
  onAction: palette.night,
  deep: palette.greenNight,
  onDeep: palette.bone,
  lineOnDeep: palette.lineOnGreenNight,
  highlight: palette.butterDeep,
  onHighlight: palette.night,
  focus: palette.bone,
  shadow: 'rgb(0 0 0 / 45%)',
  shadowContact: 'rgb(0 0 0 / 70%)',
  // Phones read dark modules on a light background in every scheme.
  codeGround: palette.bone,
  // Paper stays light in dark mode, only dimmer.
  sheet: palette.kraft,
  sheetInk: palette.ink,
  sheetSoft: palette.inkSoft,
  sheetRule: palette.ruleNight,
  sheetAccent: palette.tomato,
  kraft: palette.kraftNight,
  wood: palette.woodNight,
  lacquer: palette.greenDeep,
  footer: palette.greenDeep,
};
