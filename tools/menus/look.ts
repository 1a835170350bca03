import type { ReactNode } from 'react';
import type { face } from '../../src/tokens/type';

/** Colors by name. `ink` is on `page` and `ground`, `accent` on `ground`: 4.5:1. Others are the drawing's. */
interface MenuColors {
  /** Around the menu. */
  readonly page: string;
  /** Below the menu. */
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly [drawn: string]: string;
}

/** How a place sets its menu. */
export interface Look {
  /** Families of the text, each with its lowest and highest weight. */
  readonly weights: Partial<Record<keyof typeof face, readonly [number, number]>>;
  readonly day: MenuColors;
  /** Colors that differ in the dark: paper stays paper, dimmed. */
  readonly night: Partial<MenuColors>;
  /** Styles of the page; `--w` is a hundredth of its width. */
  readonly style: string;
  /** Styles of the crop that shows the project, 584 × 328. */
  readonly crop?: string;
  /** One object, drawn for left-to-right text, in colors of the look. */
  readonly drawing?: { readonly viewBox: string; readonly shapes: ReactNode };
}

/** Colors of a look in both schemes, and black on white in print. */
export function colorStyle(selector: string, { day, night }: Pick<Look, 'day' | 'night'>): string {
  const rule = (colors: Partial<MenuColors>) =>
    `${selector}{${Object.entries(colors)
      .map(([name, value]) => `--${name}:${value};`)
      .join('')}}`;
  return `${rule(day)}@media (prefers-color-scheme:dark){${rule(night)}}
@media print{${rule({ page: '#fff', ground: '#fff', ink: '#000', accent: '#000' })}}`;
}
