import { languages } from '../../../locales/languages';
import type { PagePath } from '../../content/navigation';
import { pageAt } from '../../content/pagePath';
import type { QrCodes } from '../../content/qrCode';
import { pictureSize } from '../../seo/pagePicture';
import { inkWidth } from './drawing';
import {
  atEnd,
  color,
  type DrawingContext,
  fromStart,
  lettering,
  type Span,
} from './drawingContext';
import { headlineIn } from './headline';
import { markAt } from './iconDrawing';
import { drawObject } from './socialObjects';

interface Input {
  readonly path: PagePath;
  readonly studio: string;
  /** The site's mark, as an SVG document. */
  readonly mark: string;
  readonly qr: QrCodes;
  readonly context: DrawingContext;
}

const { width, height } = pictureSize;
/** The upper edge of the counter, on which things stand. */
const counter = 540;
/** Between the outer margins. */
const page: Span = { x: 72, width: width - 144 };

/**
 * The picture that stands for a page where its address is shared: the page's h1 as a poster, the studio's
 * name, and a thing from the page on the counter. SVG without text elements, in px.
 * @throws Error when words do not fit or have no glyph.
 */
export function socialPicture({ path, studio, mark, qr, context }: Input): string {
  const { headline: words, object } = pageAt(path);
  const thing = drawObject(object, context, qr);
  const stand = atEnd(context, page, thing.width);
  const free = fromStart(context, page, 0, page.width - thing.width - 44);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.surfaceHero}"/>`,
    wordmark(context, free, studio, mark),
    headline(
      context,
      free,
      words.map((key) => context.t(key)),
    ),
    `<g fill="none" stroke="${color.edge}" stroke-width="${inkWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    ground(),
    shadow(context, { x: stand.x + thing.foot.x, width: thing.foot.width }),
    `<g transform="translate(${stand.x} ${counter + inkWidth / 2 - thing.height})">${thing.svg}</g>`,
    '</g></svg>',
  ].join('');
}

function wordmark(context: DrawingContext, free: Span, studio: string, mark: string): string {
  // The mark's own document leaves an empty border around the card.
  const square = fromStart(context, free, -7, 56);
  return [
    markAt(square.x, 60, square.width, mark),
    lettering(context, studio, {
      ...fromStart(context, free, 62, free.width - 62),
      y: 102,
      size: 40,
      face: 'display',
    }),
  ].join('');
}

/** Between the studio's name and the counter; the last of several lines has the accent. */
function headline(context: DrawingContext, free: Span, parts: readonly string[]): string {
  const leading = languages[context.language].direction === 'rtl' ? 1.12 : 1.04;
  const room = { width: free.width, height: 356, leading };
  const widthOf = (line: string) => context.setType(line, 'display', context.language).width;
  const { lines, size } = headlineIn(room, parts, widthOf);
  const above = 0.68 * size;
  const block = above + leading * size * (lines.length - 1);
  const first = (132 + counter - block) / 2 + above;
  return lines
    .map((line, row) =>
      lettering(context, line, {
        ...free,
        y: first + row * leading * size,
        size,
        face: 'display',
        fill: row > 0 && row === lines.length - 1 ? color.accentOnHero : color.ink,
      }),
    )
    .join('');
}

/** The counter's front and its board, from edge to edge. */
function ground(): string {
  return [
    `<rect x="-4" y="${counter}" width="${width + 8}" height="${height}" fill="${color.surfaceSunken}"/>`,
    `<rect x="-4" y="${counter}" width="${width + 8}" height="22" fill="${color.wood}"/>`,
  ].join('');
}

/** Says that a thing touches the counter; the light comes from where lines begin. */
function shadow(context: DrawingContext, foot: Span): string {
  const { x, width: whole } = fromStart(context, foot, 10, foot.width + 8);
  // The renderer does not know the form of rgb() that holds the opacity.
  const [red, green, blue, strength] = color.shadowContact.match(/\d+/g) ?? [];
  return `<ellipse cx="${x + whole / 2}" cy="${counter + 8}" rx="${whole / 2}" ry="8" fill="rgb(${red}, ${green}, ${blue})" fill-opacity="${strength}%" stroke="none"/>`;
}
