import { palette } from './palette';
import { customProperties } from './roles';

/**
 * Ground of a page's first screen by day and at night, and its text by day; at night all text is bone. Paper that is
 * light by day is dark at night, because it fills the window's width. Home has the butter of the roles.
 */
export const pageInks = {
  ochre: { light: palette.ochre, dark: palette.ochreNight, text: palette.ink },
  slate: { light: palette.slate, dark: palette.slateNight, text: palette.paper },
  night: { light: palette.night, dark: palette.indigoNight, text: palette.paper },
  white: { light: palette.white, dark: palette.charcoal, text: palette.ink },
  kraft: { light: palette.kraft, dark: palette.umberNight, text: palette.ink },
} as const;

export type PageInk = keyof typeof pageInks;

/** Text and ground of an ink in a scheme. */
export function inkIn(
  scheme: 'light' | 'dark',
  { text, ...grounds }: Readonly<(typeof pageInks)[PageInk]>,
) {
  return { text: scheme === 'light' ? text : palette.bone, ground: grounds[scheme] };
}

/** The roles that an ink sets on its ground, as styles. Paper stays white in print. */
export function inkStyles(ink: PageInk) {
  const rolesIn = (scheme: 'light' | 'dark') => {
    const { text, ground } = inkIn(scheme, pageInks[ink]);
    return customProperties({
      surfaceHero: ground,
      ink: text,
      edge: text,
      focus: text,
      accentOnHero: text,
    });
  };
  return {
    '@media screen': rolesIn('light'),
    '@media screen and (prefers-color-scheme: dark)': rolesIn('dark'),
  };
}
