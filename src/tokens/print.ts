import { type Role, roles } from './roles';

/** Hidden in print. */
export const notPrinted = { '@media print': { display: 'none' } } as const;

const white = '#fff';

/** Colors in print: dark on white in every color scheme. */
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
