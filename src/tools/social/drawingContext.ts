import { type Language, languages } from '../../../locales/languages';
import type { Translate } from '../../i18n/translator';
import { roles } from '../../tokens/roles';
import type { Face } from './socialFonts';
import type { SetType } from './typesetter';

/** The colours of the pictures: those of the light scheme, for what shows them has one ground. */
export const color = roles.light;

/** What a thing is drawn with: words, their letters, and the side where lines begin. */
export interface DrawingContext {
  readonly t: Translate;
  readonly language: Language;
  readonly setType: SetType;
}

/** From one side to another, in px. */
export interface Span {
  readonly x: number;
  readonly width: number;
}

/** Where words stand: on a baseline, between two sides that they never pass. In px. */
export interface Place extends Span {
  /** The baseline. */
  readonly y: number;
  /** The type's size; words too long for their place are set smaller. */
  readonly size: number;
  /** As a reader of the language sees it: in Hebrew `start` is the right side. */
  readonly align?: 'start' | 'middle' | 'end';
  readonly face?: Face;
  readonly fill?: string;
}

/** Words on a thing, as outlines. */
export function lettering(
  { setType, language }: DrawingContext,
  words: string,
  place: Place,
): string {
  const { x, width, y, size, align = 'start', face = 'text', fill = color.ink } = place;
  const outline = setType(words, face, language);
  const fitting = Math.min(size, width / outline.width);
  const free = width - outline.width * fitting;
  const isLeft = (align === 'start') === (languages[language].direction === 'ltr');
  const indent = align === 'middle' ? free / 2 : isLeft ? 0 : free;
  return `<g transform="translate(${round(x + indent)} ${round(y)}) scale(${round(fitting)})" fill="${fill}" stroke="none">${outline.svg}</g>`;
}

/** A part of a whole, `offset` from the side where lines begin: the left one, or in Hebrew the right one. */
export function fromStart(
  { language }: DrawingContext,
  whole: Span,
  offset: number,
  width: number,
): Span {
  const isLeft = languages[language].direction === 'ltr';
  return { x: isLeft ? whole.x + offset : whole.x + whole.width - offset - width, width };
}

/** A part of a whole that ends where lines end. */
export function atEnd(context: DrawingContext, whole: Span, width: number): Span {
  return fromStart(context, whole, whole.width - width, width);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
