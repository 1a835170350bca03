import { palette } from './palette';
import { customProperties } from './roles';

/**
 * The ground of a page's first screen and its text, in both schemes; home has the butter of the roles. Paper that is
 * light by day is dark at night, because it fills the window's width.
 */
export const pageInks = {
  ochre: {
    light: { ground: palette.ochre, text: palette.ink },
    dark: { ground: palette.ochreNight, text: palette.bone },
  },
  slate: {
    light: { ground: palette.slate, text: palette.paper },
    dark: { ground: palette.slateNight, text: palette.bone },
  },
  night: {
    light: { ground: palette.night, text: palette.paper },
    dark: { ground: palette.indigoNight, text: palette.bone },
  },
  white: {
    light: { ground: palette.white, text: palette.ink },
    dark: { ground: palette.charcoal, text: palette.bone },
  },
  kraft: {
    light: { ground: palette.kraft, text: palette.ink },
    dark: { ground: palette.umberNight, text: palette.bone },
  },
} as const;

export type PageInk = keyof typeof pageInks;

/** The roles that an ink sets on its ground, as styles. Paper stays white in print. */
export function inkStyles(ink: PageInk) {
  const rolesOf = ({ ground, text }: Readonly<Record<'ground' | 'text', string>>) =>
    customProperties({
      surfaceHero: ground,
      ink: text,
      edge: text,
      focus: text,
      accentOnHero: text,
    });
  return {
    '@media screen': rolesOf(pageInks[ink].light),
    '@media screen and (prefers-color-scheme: dark)': rolesOf(pageInks[ink].dark),
  };
}
