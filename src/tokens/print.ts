import { light, type Role } from './roles';

/** Hidden in print. */
export const notPrinted = { '@media print': { display: 'none' } } as const;

const white = '#fff';

/** Colors in print where they differ from the light ones: dark on white in every color scheme. */
export const printRoles: Readonly<Partial<Record<Role, string>>> = {
  paper: white,
  raised: white,
  surfaceSunken: white,
  surfaceHero: white,
  deep: white,
  lacquer: white,
  footer: white,
  onDeep: light.ink,
  lineOnDeep: light.line,
  highlight: white,
  wood: white,
  kraft: white,
  shadow: 'transparent',
};
