import { type Role, roles } from './roles';

/** For what has no use on paper. */
export const notPrinted = { '@media print': { display: 'none' } } as const;

const white = '#fff';

/** The roles on paper: ink on the sheet's own white, whatever the screen's scheme. */
export const printRoles: Readonly<Record<Role, string>> = {
  ...roles.light,
  paper: white,
  raised: white,
  surfaceSunken: white,
  surfaceHero: white,
  deep: white,
  onDeep: roles.light.ink,
  onDeepSoft: roles.light.inkSoft,
  lineOnDeep: roles.light.line,
  highlight: white,
  wood: white,
  kraft: white,
  shadow: 'transparent',
};
