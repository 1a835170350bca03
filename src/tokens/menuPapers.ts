import { palette } from './palette';

/** Prices on dark papers are light. */
const dark = { ink: palette.paper, accent: palette.butter };

/** Papers of menu pages and pictures. Text and prices (`accent`) have 4.5:1 on the ground, also dimmed at night. */
export const menuPapers = {
  ochre: {
    ground: palette.butter,
    dimmed: palette.butterDeep,
    ink: palette.ink,
    accent: palette.tomatoDeep,
  },
  brick: { ground: palette.tomatoDeep, dimmed: palette.tomatoDeep, ...dark },
  slate: { ground: palette.lineOnGreen, dimmed: palette.greenNight, ...dark },
  white: { ground: palette.white, dimmed: palette.kraft, ink: palette.ink, accent: palette.tomato },
  night: { ground: palette.night, dimmed: palette.night, ...dark },
} as const;

/** Inks of a written menu: the names of its papers but white. */
export const inks = ['ochre', 'brick', 'slate', 'night'] as const;

/** The colors of a paper. */
export function inkNamed(paper: string): MenuPaper {
  return menuPapers[inks.find((name) => paper.startsWith(name)) ?? 'ochre'];
}

export type MenuPaper = (typeof menuPapers)[keyof typeof menuPapers];
