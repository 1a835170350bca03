import { palette } from './palette';

/** Text and prices of yellow and of dark papers. */
const light = { ink: palette.ink, accent: palette.tomatoDeep };
const dark = { ink: palette.paper, accent: palette.butter };

/**
 * Papers of menu pages and pictures. Text and prices (`accent`) have 4.5:1 on the ground, also dimmed at night. So has
 * the color of the ground on a flap of ink, whose lower half has a tenth of it.
 */
export const menuPapers = {
  ochre: { ground: palette.butter, dimmed: palette.butterDeep, ...light },
  brick: { ground: palette.tomatoDeep, dimmed: palette.tomatoDeep, ...dark },
  slate: { ground: palette.lineOnGreen, dimmed: palette.greenNight, ...dark },
  white: { ground: palette.white, dimmed: palette.kraft, ink: palette.ink, accent: palette.tomato },
  night: { ground: palette.night, dimmed: palette.night, ...dark },
} as const;

/** Inks of a written menu: the names of its papers but white. */
export const inks = ['ochre', 'brick', 'slate', 'night'] as const;

/** The colors of a paper. */
export function inkNamed(paper: string): (typeof menuPapers)[(typeof inks)[number]] {
  return menuPapers[inks.find((name) => paper.startsWith(name)) ?? 'ochre'];
}

export type MenuPaper = (typeof menuPapers)[keyof typeof menuPapers];
