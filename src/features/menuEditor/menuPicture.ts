import { type Language, type LanguageFacts, languages } from '../../../locales/languages';
import { decodeMenu } from '../../../machines/menuCode';
import { dishFields, type MenuCardSide, sideOf } from '../../../machines/menuValues';
import { markWords } from '../../content/heroMenu';
import { formatShekels } from '../../i18n/format';
import { textDirection } from '../../i18n/textDirection';
import { textLanguage } from '../../i18n/textLanguage';
import { loadFonts } from '../../platform/fonts';
import { inkNamed } from '../../tokens/menuPapers';
import { light as colors } from '../../tokens/roles';
import { face, families } from '../../tokens/type';
import { drawQrCode } from '../../ui/drawQrCode';

/** The shared picture: a menu on a counter with its code. */
export interface MenuPicture {
  /** One or both sides. With both, the names meet on the fold. */
  readonly sides: readonly MenuCardSide[];
  /** Of the page. Prices and marks are in that of a side's script. */
  readonly language: Language;
  /** Content of the code; without it the tent is blank. */
  readonly address: string | undefined;
  readonly invitation?: string;
  readonly studio?: string;
  /** Its color and layout. */
  readonly paper: string;
  /** Sides with faint dishes for a menu that has only a name. */
  readonly example?: readonly MenuCardSide[];
}

/** Id of the canvas. */
export const menuPictureId = 'menu-picture';

/** Size of the picture in px: upright, as phones show it. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const { width, height } = pictureSize;
const fold = width / 2;
const counter = 1180;
/** Upper edge of the first row of a board. */
const boardTop = 530;
const margin = 96;
const left = (x: number) => ['left', x] as const;
const right = (x: number) => ['right', x] as const;
/** Of the texts in a line: at its ends and on the fold. */
const places = [left(margin), ['center', fold], right(width - margin)] as const;

/**
 * Draws the picture once the fonts of its scripts are there. A canvas that is displayed gets the resolution of the
 * device.
 */
export async function drawMenuPicture(canvas: HTMLCanvasElement, picture: MenuPicture) {
  const { sides, language, studio, invitation, example } = picture;
  const [, hand] = picture.paper.split(' ');
  const ink = inkNamed(picture.paper);
  const strength = example ? ink.faint : 1;
  const isBoard = hand === 'board';
  const room = (sides.length > 1 ? 366 : 720) - (isBoard ? 46 : 0);
  const paper = { ...ink, strength, hand, language, room };
  const texts = sides.flatMap((side) => side.texts);
  // Only the web font, because absent local fonts reject.
  await loadFonts([`700 96px '${families[0]}'`], [...texts, studio, invitation].join(''));
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio) || width;
  canvas.height = (canvas.width * height) / width;
  context.scale(canvas.width / width, canvas.width / width);
  fill(context, paper.ground, `M0 0H${width}V${height}H0z`);
  context.strokeStyle = paper.ink;
  if (hand === 'card') {
    line(context, 5, `M40 ${counter}V40H1040V${counter}`);
    line(context, 2, `M56 ${counter}V56H1024V${counter}`);
    line(context, 4, `M${margin} 504H${width - margin}M${margin} 516H${width - margin}`);
  }
  // A name from left to right belongs to the left of the fold, the other one to its right.
  const named = [...sides].sort((a, b) => Number(isMirrored(a)) - Number(isMirrored(b)));
  drawNames(context, named, paper);
  const placed = named.map((side) => ({
    ...side,
    dishes: (example?.find((one) => isMirrored(one) === isMirrored(side)) ?? side).dishes,
  }));
  const size = dishSize(context, placed, paper);
  // A dish without price or translation is on one side only.
  const dishes = dishFields
    .map((_, line) => placed.map((side) => side.dishes.find((dish) => dish.line === line)))
    .filter((dish) => dish.some(Boolean));
  // Four lines end above the tent.
  const [four, three] = isBoard ? [82, 109] : [76, 94];
  const step = dishes.length > 3 ? four : three;
  const first = isBoard ? boardTop + step / 2 + 18 : 512 + 0.95 * step;
  for (const [index, dish] of dishes.entries())
    drawDish(context, placed, dish, first + index * step, size, { ...paper, step });
  drawTent(context, picture);
}

/** Draws the picture of the menu that this address holds; nothing for another address. */
export function drawCarriedMenu(canvas: HTMLCanvasElement, address: string, language: Language) {
  const menu = decodeMenu(address.replace(/^[^#]*/, ''));
  if (!menu) return;
  const sides = [sideOf(menu, 'face'), sideOf(menu, 'back')].flatMap((side) => side ?? []);
  void drawMenuPicture(canvas, { sides, language, address, paper: menu.paper });
}

const isMirrored = ({ texts }: MenuCardSide) => textDirection(texts.join('')) === 'rtl';

/**
 * Two names end at the fold, one is in the middle; on a board, each is at its edge. Each fits its width by size, in one
 * line or two (of a poster, each line does), and both share their baselines.
 */
function drawNames(context: Context, sides: readonly MenuCardSide[], { ink: color, hand }: Paper) {
  const isFolded = sides.length > 1;
  const room = isFolded ? fold - 34 - margin : width - 2 * margin;
  if (isFolded) dashed(context, 3, [14, 12], `M${fold} 58V474`);
  const isPoster = hand === 'poster';
  const onFold = isFolded ? ([right(fold - 34), left(fold + 34)] as const) : [];
  const atEdges = sides.map((side) => (isMirrored(side) ? right(width - 72) : left(72)));
  const spots = hand === 'board' ? atEdges : onFold;
  const weight = isPoster ? 900 : 700;
  context.font = displayed(100, weight);
  const widest = (lines: readonly string[]) =>
    Math.max(1, ...lines.map((line) => context.measureText(line).width));
  // Both in one line if both nearly fit.
  const isLine = hand === 'card' && sides.every(({ name }) => widest([name]) < room * 1.05);
  const names = sides.map(({ name }) => {
    const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
    const broken = breaks.map((at) => [name.slice(0, at), name.slice(at + 1)]);
    const [shortest = [name]] = broken.sort((a, b) => widest(a) - widest(b));
    const lines = isLine ? [name] : shortest;
    const limit = hand === 'card' ? 160 : Math.min(240, 420 / lines.length);
    return lines.map((text) => {
      const fitted = isPoster ? [text] : lines;
      return { text, size: Math.min(limit, (room / widest(fitted)) * 100) };
    });
  });
  // From the last row up: a single line is on the last baseline.
  const rows = [-1, -2].map((at) => Math.max(0, ...names.map((lines) => lines.at(at)?.size ?? 0)));
  const middle = 276 + rows.reduce((sum, size) => sum + size) / 2;
  let edge = hand === 'board' ? boardTop - 60 + 0.15 * (rows[0] ?? 0) : middle;
  rows.forEach((row, above) => {
    names.forEach((lines, index) => {
      const [align, x] = spots[index] ?? places[1];
      const line = lines.at(-1 - above);
      if (line) write(context, { ...line, x, y: edge - 0.15 * row, align, color, weight });
    });
    edge -= row;
  });
}

/** One line of the menu: two names have the price on the fold, one has it at the end. */
function drawDish(
  context: Context,
  sides: readonly MenuCardSide[],
  dish: readonly (MenuCardSide['dishes'][number] | undefined)[],
  y: number,
  size: number,
  { hand, ground, room, step, language, strength, ...paper }: Paper & { readonly step: number },
): void {
  const names = dish.map((one) => one?.name ?? '');
  const price = dish.find((one) => one?.price !== undefined)?.price;
  const spoken = sides.map(({ texts }) => textLanguage(texts.join(''), language) ?? language);
  // Between two names an amount is in the order of the page.
  const [ordered = language] = sides.length > 1 ? [] : spoken;
  const { direction } = languages[ordered];
  const amount = price === undefined ? '' : formatShekels(price, ordered);
  const [first = '', second] = names;
  const alone = sides.some(isMirrored) ? [amount, first] : [first, amount];
  const texts = second === undefined ? alone : [first, amount, second];
  if (hand === 'board') {
    const cell = (from: number, to: number) =>
      `M${from} ${y - 15 - step / 2}H${to}v${step - 6}H${from}z`;
    fill(context, paper.ink, cell(72, width - 72));
    const gaps = sides.length > 1 ? [428, 646] : [sides.some(isMirrored) ? 280 : 794];
    for (const gap of gaps) fill(context, ground, cell(gap, gap + 6));
  }
  context.globalAlpha = strength;
  const ink = hand === 'board' ? ground : paper.ink;
  const accent = hand === 'board' || strength < 1 ? ink : paper.accent;
  const large = { size: sides.length > 1 ? 60 : 84, weight: 900 };
  const spans = texts.map((text, place) => {
    const [align, x] = places[place === 0 ? 0 : place === texts.length - 1 ? 2 : 1];
    const look = { size, color: text === amount ? accent : ink };
    const set = text === amount && hand === 'poster' ? { ...look, ...large } : look;
    return write(context, { text, x, y, align, direction, room, ...set });
  });
  sides.forEach((side, place) => {
    const mark = dish[place]?.mark;
    const [align, x] = places[(sides.length > 1 ? place > 0 : isMirrored(side)) ? 2 : 0];
    const text = mark ? markWords[mark][spoken[place] ?? language] : '';
    const below = hand === 'board' ? { y: y + step / 2 - 24, size: 20 } : { y: y + 30, size: 26 };
    write(context, { text, x, align, color: ink, ...below });
  });
  spans.slice(1).forEach(({ from }, before) => {
    const to = spans[before]?.to ?? 0;
    if (hand === 'card' && names.join('') !== '' && from - to > 50)
      dashed(context, 5, [0, 13], `M${to + 18} ${y}H${from - 14}`);
  });
  context.globalAlpha = 1;
}

/** One size for all dishes, smaller if the longest of them is. */
function dishSize(context: Context, sides: readonly MenuCardSide[], { room }: Paper): number {
  context.font = displayed(56);
  const dishes = sides.flatMap(({ dishes }) => dishes.map(({ name }) => name));
  const longest = Math.max(1, ...dishes.map((name) => context.measureText(name).width));
  return Math.max(38, Math.min(56, (room / longest) * 56));
}

function drawTent(context: Context, { address, invitation = '', studio = '' }: MenuPicture): void {
  const color = colors.ink;
  context.strokeStyle = color;
  context.lineJoin = 'round';
  context.lineWidth = 6;
  context.stroke(fill(context, colors.kraft, `M-6 ${counter}H${width + 6}V${height + 6}H-6z`));
  context.stroke(fill(context, colors.wood, `M690 880 750 ${counter + 62}H690z`));
  context.stroke(fill(context, colors.sheet, `M370 880H690V${counter + 62}H370z`));
  if (address) drawCode(context, address);
  write(context, { text: invitation, x: 530, y: 1218, size: 26, color, room: 300 });
  write(context, { text: studio, x: fold, y: 1306, size: 34, color });
}

/** Whole pixels for each module. */
function drawCode(context: Context, address: string): void {
  const { path, size } = drawQrCode(address, 'any');
  const module = Math.floor(308 / size);
  context.save();
  context.translate(530 - (module * size) / 2, 1036 - (module * size) / 2);
  context.scale(module, module);
  line(context, 1, path);
  context.restore();
}

const displayed = (size: number, weight = 700) => `${weight} ${size}px ${face.display}`;

/** Colors, the opacity of texts, the layout of the menu, and the width of a dish beside its price. */
type Paper = ReturnType<typeof inkNamed> &
  Readonly<{ strength: number; hand: string | undefined; language: Language; room: number }>;

interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
  readonly align?: (typeof places)[number][0];
  /** Of a text without letters. */
  readonly direction?: LanguageFacts['direction'];
  /** Width to which the text is shrunk. */
  readonly room?: number;
}

/** Writes a text in its own direction. @returns where it begins and ends, from the left */
function write(context: Context, words: Text) {
  const { text, x, y, size, color, weight, align, direction = 'ltr', room = width } = words;
  context.font = displayed(size, weight);
  context.textAlign = align ?? 'center';
  context.direction = textDirection(text) ?? direction;
  context.fillStyle = color;
  context.fillText(text, x, y, room);
  const taken = Math.min(room, context.measureText(text).width);
  const share = places.findIndex(([one]) => one === context.textAlign) / 2;
  const from = x - taken * share;
  return { from, to: from + taken };
}

type Context = CanvasRenderingContext2D;

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
