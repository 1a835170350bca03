import { fallbackLanguage } from '../../../locales/languages';
import type { MenuCardSide } from '../../../machines/menuValues';
import { formatShekels } from '../../i18n/format';
import { textDirection } from '../../i18n/textDirection';
import { loadFonts } from '../../platform/fonts';
import type { MenuPaper } from '../../tokens/menuPapers';
import { roles } from '../../tokens/roles';
import { face, families } from '../../tokens/type';
import { drawQrCode } from '../../ui/drawQrCode';

/** The shared picture: a menu on a counter with its code. */
export interface MenuPicture {
  /** One or both sides. With both, the names meet on the fold. */
  readonly sides: readonly MenuCardSide[];
  /** Content of the code; without it the tent is blank. */
  readonly address: string | undefined;
  /** Invitation below the code. */
  readonly invitation: string;
  /** On the edge of the counter. */
  readonly studio: string;
  readonly paper: MenuPaper;
}

/** Id of the canvas. */
export const menuPictureId = 'menu-picture';

/** Size of the picture in px: upright, as phones show it. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const { width, height } = pictureSize;
const fold = width / 2;
const counter = 1180;
const margin = 96;
/** Of the texts in a line: at its ends and on the fold. */
const places = [
  ['left', margin],
  ['center', fold],
  ['right', width - margin],
] as const;
const colors = roles.light;

type Context = CanvasRenderingContext2D;

/** Draws the picture once the fonts of its scripts are there. */
export async function drawMenuPicture(context: Context, picture: MenuPicture): Promise<void> {
  const { sides, studio, invitation, paper } = picture;
  const names = sides.flatMap(({ name, dishes }) => [name, ...dishes.map((dish) => dish.name)]);
  // Only the web font, because absent local fonts reject.
  await loadFonts([`700 96px '${families[0]}'`], [...names, studio, invitation].join(''));
  fill(context, paper.ground, `M0 0H${width}V${height}H0z`);
  context.strokeStyle = paper.ink;
  line(context, 5, `M40 ${counter}V40H1040V${counter}`);
  line(context, 2, `M56 ${counter}V56H1024V${counter}`);
  line(context, 4, `M${margin} 530H${width - margin}M${margin} 542H${width - margin}`);
  // A Latin name belongs to the left of the fold, a Hebrew one to its right.
  const placed = [...sides].sort((a, b) => Number(isHebrew(a)) - Number(isHebrew(b)));
  drawNames(context, placed, paper.ink);
  for (const index of [0, 1, 2]) drawDish(context, placed, index, paper);
  drawTent(context, picture);
}

const isHebrew = ({ name, dishes }: MenuCardSide) =>
  textDirection([name, ...dishes.map((dish) => dish.name)].join('')) === 'rtl';

/** Two names end at the fold, each word on a line of its own; one is in the middle. */
function drawNames(context: Context, sides: readonly MenuCardSide[], color: string): void {
  const isFolded = sides.length > 1;
  if (isFolded) dashed(context, 3, [14, 12], `M${fold} 58V500`);
  context.font = displayed(100);
  const sizes = sides.map(({ name }) => {
    const words = name.split(' ');
    const widest = Math.max(1, ...words.map((word) => context.measureText(word).width));
    return Math.min(180, ((isFolded ? 420 : 860) / widest) * 100, 380 / words.length);
  });
  const size = Math.min(...sizes);
  sides.forEach(({ name }, index) => {
    const align = isFolded ? (index === 0 ? 'right' : 'left') : 'center';
    const x = isFolded ? fold + (index === 0 ? -34 : 34) : fold;
    const words = name.split(' ');
    words.forEach((word, row) => {
      const y = 290 + size * (0.35 + row - (words.length - 1) / 2);
      write(context, { text: word, x, y, align, size, color });
    });
  });
}

/** One line of the menu: two names have the price on the fold, one has it at the end. */
function drawDish(
  context: Context,
  sides: readonly MenuCardSide[],
  index: number,
  paper: MenuPaper,
): void {
  const names = sides.map(({ dishes }) => dishes[index]?.name ?? '');
  const price = sides.map(({ dishes }) => dishes[index]?.price).find((one) => one !== undefined);
  const amount = price === undefined ? '' : formatShekels(price, fallbackLanguage);
  const [first = '', second] = names;
  const alone = sides.some(isHebrew) ? [amount, first] : [first, amount];
  const texts = second === undefined ? alone : [first, amount, second];
  const y = 640 + index * 88;
  const spans = texts.map((text, place) => {
    const [align, x] = places[place === 0 ? 0 : place === texts.length - 1 ? 2 : 1];
    const color = text === amount ? paper.accent : paper.ink;
    return write(context, { text, x, y, align, size: 44, color, room: 350 });
  });
  spans.slice(1).forEach(({ from }, before) => {
    const to = spans[before]?.to ?? 0;
    if (names.join('') !== '' && from - to > 50)
      dashed(context, 5, [0, 13], `M${to + 18} ${y}H${from - 14}`);
  });
}

/** The tent with the code, on the counter with the studio's name. */
function drawTent(context: Context, { address, invitation, studio }: MenuPicture): void {
  const color = colors.ink;
  context.strokeStyle = color;
  context.lineJoin = 'round';
  context.lineWidth = 6;
  context.stroke(fill(context, colors.kraft, `M-6 ${counter}H${width + 6}V${height + 6}H-6z`));
  context.stroke(fill(context, colors.wood, `M690 868 750 ${counter + 50}H690z`));
  context.stroke(fill(context, colors.sheet, `M370 868H690V${counter + 50}H370z`));
  if (address) drawCode(context, address);
  write(context, { text: invitation, x: 530, y: 1206, size: 26, color, room: 300 });
  write(context, { text: studio, x: fold, y: 1306, size: 34, color });
}

/** Whole pixels for each module. */
function drawCode(context: Context, address: string): void {
  const { path, size } = drawQrCode(address, 'any');
  const module = Math.floor(308 / size);
  context.save();
  context.translate(530 - (module * size) / 2, 1024 - (module * size) / 2);
  context.scale(module, module);
  line(context, 1, path);
  context.restore();
}

const displayed = (size: number) => `700 ${size}px ${face.display}`;

interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly align?: (typeof places)[number][0];
  /** Width to which the text is shrunk. */
  readonly room?: number;
}

/** Writes a text in its own direction. @returns where it begins and ends, from the left */
function write(context: Context, { text, x, y, size, color, align, room = width }: Text) {
  context.font = displayed(size);
  context.textAlign = align ?? 'center';
  context.direction = textDirection(text) ?? 'ltr';
  context.fillStyle = color;
  context.fillText(text, x, y, room);
  const taken = Math.min(room, context.measureText(text).width);
  const share = places.findIndex(([one]) => one === context.textAlign) / 2;
  const from = x - taken * share;
  return { from, to: from + taken };
}

function line(context: Context, thickness: number, path: string): void {
  context.lineWidth = thickness;
  context.stroke(new Path2D(path));
}

function dashed(context: Context, thickness: number, dash: number[], path: string): void {
  context.lineCap = 'round';
  context.setLineDash(dash);
  line(context, thickness, path);
  context.setLineDash([]);
  context.lineCap = 'butt';
}

function fill(context: Context, color: string, outline: string): Path2D {
  const path = new Path2D(outline);
  context.fillStyle = color;
  context.fill(path);
  return path;
}
