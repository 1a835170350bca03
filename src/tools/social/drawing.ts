import { color, type Span } from './drawingContext';

/** A thing drawn in px of the picture: its upper left corner at 0, its foot at `height`. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What touches the counter. */
  readonly foot: Span;
  readonly svg: string;
}

/** Width of the ink line around every drawn thing, in px. */
export const inkWidth = 4;

/** A box whose ink line lies inside its measures. */
export function box(
  { x, width }: Span,
  y: number,
  height: number,
  fill: string = color.raised,
  radius = 0,
): string {
  const half = inkWidth / 2;
  return `<rect x="${x + half}" y="${y + half}" width="${width - inkWidth}" height="${height - inkWidth}" rx="${radius}" fill="${fill}"/>`;
}

/** Lines in ink; attributes give them another colour, or a fill. */
export function path(d: string, attributes = ''): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** The edge of torn paper, as path steps to the right; the teeth begin upwards or downwards. */
export function tornEdge(width: number, teeth: number, begin: 'up' | 'down'): string {
  const step = width / teeth / 2;
  const rise = begin === 'up' ? -step : step;
  return `l${step} ${rise} ${step} ${-rise}`.repeat(teeth);
}

/** The heading that is printed on a thing. */
export const printedTitle = { size: 46, face: 'display' } as const;
