import { palette } from './palette';

/** Papers of menu pages and pictures: text and prices have 4.5:1 on both grounds. */
export interface MenuPaper {
  readonly ground: string;
  /** Ground in dark mode, dimmed. */
  readonly dimmed: string;
  readonly ink: string;
  /** Prices. */
  readonly accent: string;
}

const dark = { ink: palette.paper, accent: palette.butter };

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
} as const satisfies Readonly<Record<string, MenuPaper>>;
