import { type Language, type LanguageFacts, languages } from '../../../locales/languages';
import { decodeMenu } from '../../../machines/menuCode';
import {
  dishFields,
  hands,
  type MenuCardSide,
  nameLines,
  sideOf,
} from '../../../machines/menuValues';
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
  const { sides, language, studio, invitation } = picture;
  const hand = hands.find((name) => picture.paper.endsWith(name)) ?? 'card';
  const isBoard = hand === 'board';
  const family = isBoard ? face.text : face.display;
  const paper = { ...inkNamed(picture.paper), hand, language, family };
  const texts = sides.flatMap((side) => side.texts);
  // Only the web fonts, because absent local fonts reject.
  const fonts = families.map((name) => `700 96px '${name}'`);
  await loadFonts(fonts, [...texts, studio, invitation].join(''));
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
  // Between two names an amount is in the order of the page.
  const [alone] = sides.length > 1 ? [] : sides;
  const ordered = alone ? spokenIn(alone, language) : language;
  // A dish without price or translation is on one side only.
  const dishes = dishFields
    .map((_, line) => named.map((side) => side.dishes.find((dish) => dish.line === line)))
    .filter((dish) => dish.some(Boolean))
    .map((dish) => {
      const price = dish.find((one) => one?.price !== undefined)?.price;
      return { dish, amount: price === undefined ? '' : formatShekels(price, ordered) };
    });
  // Four lines end above the tent.
  const [four, three] = isBoard ? [82, 109] : [76, 94];
  const step = dishes.length > 3 ? four : three;
  // On a poster, names have what the widest price leaves them.
  const large = alone ? step - 10 : 60;
  context.font = fontOf({ size: large, weight: 900 });
  const column = Math.max(...dishes.map((one) => context.measureText(one.amount).width), 0) + 32;
  const rooms = { card: [720, 366], board: [674, 320], poster: [888 - column, 444 - column / 2] };
  const [room = 0] = alone ? rooms[hand] : rooms[hand].slice(1);
  const size = dishSize(context, named, room, family);
  const first = isBoard ? boardTop + step / 2 + 18 : 512 + 0.95 * step;
  const row = { ...paper, language: ordered, size, step, room, large, column };
  for (const [index, dish] of dishes.entries())
    drawDish(context, named, dish, { ...row, y: first + index * step });
  drawTent(context, picture);
}

/** Draws the picture of the menu that this address holds; nothing for another address. */
export function drawCarriedMenu(canvas: HTMLCanvasElement, address: string, language: Language) {
  const menu = decodeMenu(address.replace(/^[^#]*/, ''));
  if (!menu) return;
  const sides = [sideOf(menu, 'face'), sideOf(menu, 'back')].flatMap((side) => side ?? []);
  void drawMenuPicture(canvas, { sides, language, address, paper: menu.paper });
}

const spokenIn = ({ texts }: MenuCardSide, page: Language) =>
  textLanguage(texts.join(''), page) ?? page;

const isMirrored = ({ texts }: MenuCardSide) => textDirection(texts.join('')) === 'rtl';

/** Sizes of a name by layout: the least for one line, and the largest. */
const nameSizes = { card: [95, 160], poster: [200, 240], board: [100, 134] } as const;

/**
 * Two names end at the fold, the one of a card is in the middle; others start at their edge. Each fits its width by size,
 * in one line or two (but for a card, each line does), and both share their baselines.
 */
function drawNames(context: Context, sides: readonly MenuCardSide[], paper: Paper) {
  const { ink: color, hand, family } = paper;
  const isFolded = sides.length > 1;
  const room = isFolded ? fold - 34 - margin : width - 2 * margin;
  if (isFolded) dashed(context, 3, [14, 12], `M${fold} 58V474`);
  const edge = hand === 'board' ? 72 : margin;
  const atEdges = sides.map((side) => (isMirrored(side) ? right(width - edge) : left(edge)));
  const onFold = isFolded ? ([right(fold - 34), left(fold + 34)] as const) : [];
  const spots = hand === 'board' || (hand === 'poster' && !isFolded) ? atEdges : onFold;
  const weight = hand === 'poster' ? 900 : 700;
  context.font = fontOf({ size: 100, weight, family });
  const widest = (lines: readonly string[]) =>
    Math.max(1, ...lines.map((line) => context.measureText(line).width));
  const [least, largest] = nameSizes[hand];
  const isLine = sides.every(({ name }) => (widest([name]) * least) / 100 <= room);
  const names = sides.map(({ name }) => {
    const lines = isLine ? [name] : nameLines(name);
    const sizeOf = (fitted: readonly string[]) =>
      Math.min(largest, 420 / lines.length, (room / widest(fitted)) * 100);
    return lines.map((text) => ({ text, size: sizeOf(hand === 'card' ? lines : [text]) }));
  });
  // From the last row up: a single line is on the last baseline.
  const rows = [-1, -2].map((at) => Math.max(0, ...names.map((lines) => lines.at(at)?.size ?? 0)));
  const middle = 276 + rows.reduce((sum, size) => sum + size) / 2;
  let base = hand === 'board' ? boardTop - 60 + 0.15 * (rows[0] ?? 0) : middle;
  rows.forEach((row, above) => {
    names.forEach((lines, index) => {
      const [align, x] = spots[index] ?? places[1];
      const line = lines.at(-1 - above);
      if (line) write(context, { ...line, x, y: base - 0.15 * row, align, color, weight, family });
    });
    base -= row;
  });
}

/** A place for a dish, the distance to the next one, and the width of names. On a poster, prices are large, in a column. */
type Row = Paper & Readonly<Record<'y' | 'step' | 'size' | 'room' | 'large' | 'column', number>>;

/** One line of the menu: two names have the price on the fold, one has it at the end, or first on a poster. */
function drawDish(
  context: Context,
  sides: readonly MenuCardSide[],
  { dish, amount }: Readonly<{ dish: readonly (Dish | undefined)[]; amount: string }>,
  { hand, family, ground, ink, accent, language, y, size, step, room, large, column }: Row,
): void {
  const [isBoard, isPoster] = [hand === 'board', hand === 'poster'];
  const isFolded = sides.length > 1;
  const isTurned = !isFolded && sides.some(isMirrored);
  const [start, end] = isTurned ? [places[2], places[0]] : [places[0], places[2]];
  const cell = isTurned ? 176 : 904;
  const lonePrice = { card: end, poster: start, board: ['center', cell] as const }[hand];
  const inset = isPoster ? (isTurned ? -column : column) : 0;
  const spots = isFolded ? [start, end] : [[start[0], start[1] + inset] as const];
  if (isBoard) {
    const flap = (from: number, to: number, top: number, bottom: number) =>
      `M${from} ${y - 15 + top}H${to}V${y - 15 + bottom}H${from}z`;
    const half = step / 2;
    fill(context, ink, flap(72, width - 72, -half, half - 6));
    context.globalAlpha = 0.1;
    fill(context, ground, flap(72, width - 72, -3, half - 6));
    context.globalAlpha = 1;
    const gaps = isFolded ? [428, 646] : [isTurned ? 280 : 794];
    for (const gap of gaps) fill(context, ground, flap(gap, gap + 6, -half, half - 6));
  }
  const color = isBoard ? ground : ink;
  const shared = { family, color, direction: languages[language].direction };
  const spans = sides.map((side, place) => {
    const [align, x] = spots[place] ?? start;
    const { name = '', mark } = dish[place] ?? {};
    const word = mark ? markWords[mark][spokenIn(side, language)] : '';
    const below = isBoard ? { y: y + step / 2 - 24, size: 20 } : { y: y + 30, size: 26 };
    write(context, { ...shared, ...below, text: word, x, align });
    return write(context, { ...shared, text: name, x, y, size, room, align });
  });
  const [align, x] = isFolded ? places[1] : lonePrice;
  const set = isPoster ? { size: large, weight: 900 } : { size };
  const inColor = isBoard ? shared : { ...shared, color: accent };
  spans.push(write(context, { ...inColor, ...set, text: amount, x, y, room, align }));
  spans.sort((a, b) => a.from - b.from);
  spans.slice(1).forEach(({ from }, before) => {
    const to = spans[before]?.to ?? 0;
    if (hand === 'card' && dish.some((one) => one?.name) && from - to > 50)
      dashed(context, 5, [0, 13], `M${to + 18} ${y}H${from - 14}`);
  });
}

/** One size for all dishes, smaller if the longest of them has no room. */
function dishSize(context: Context, sides: readonly MenuCardSide[], room: number, family: string) {
  context.font = fontOf({ size: 56, family });
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

const fontOf = ({ size, weight = 700, family = face.display }: Partial<Text>) =>
  `${weight} ${size}px ${family}`;

/** Colors, layout and font of the menu. */
type Paper = ReturnType<typeof inkNamed> &
  Readonly<{ hand: (typeof hands)[number]; language: Language; family: string }>;

type Dish = MenuCardSide['dishes'][number];

interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
  readonly family?: string;
  readonly align?: (typeof places)[number][0];
  /** Of a text without letters. */
  readonly direction?: LanguageFacts['direction'];
  /** Width to which the text is shrunk. */
  readonly room?: number;
}

/** Writes a text in its own direction. @returns where it begins and ends, from the left */
function write(context: Context, words: Text) {
  const { text, x, y, color, align, direction = 'ltr', room = width } = words;
  context.font = fontOf(words);
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
