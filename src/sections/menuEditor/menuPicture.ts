import { drawQrCode } from '../../components/drawQrCode';
import { formatShekels } from '../../i18n/format';
import { textDirection } from '../../i18n/textDirection';
import type { MenuPaper } from '../../tokens/menuPapers';
import { roles } from '../../tokens/roles';
import { face, families } from '../../tokens/type';

/** A side of the card; `MenuCardSide` of the machine fits. */
interface Side {
  readonly name: string;
  readonly dishes: readonly { readonly name: string; readonly price: number | undefined }[];
}

/** What a visitor shares: a menu on a counter with its code. */
export interface MenuPicture {
  /** One or both sides. With both, the names meet on the fold. */
  readonly sides: readonly Side[];
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
const colors = roles.light;

/** Draws the picture once the fonts of its scripts are there. */
export async function drawMenuPicture(
  context: CanvasRenderingContext2D,
  picture: MenuPicture,
): Promise<void> {
  const { sides, studio, invitation } = picture;
  const names = sides.flatMap(({ name, dishes }) => [name, ...dishes.map((dish) => dish.name)]);
  // Only the web font, because absent local fonts reject.
  await document.fonts
    .load(`700 96px '${families[0]}'`, [...names, studio, invitation].join(''))
    .catch(() => {});
  const { ground, ink } = picture.paper;
  fill(context, ground, `M0 0H${width}V${height}H0z`);
  context.strokeStyle = ink;
  context.lineWidth = 5;
  context.strokeRect(40, 40, width - 80, counter);
  context.lineWidth = 2;
  context.strokeRect(56, 56, width - 112, counter);
  // A Latin name belongs to the left of the fold, a Hebrew one to its right.
  const [first, second] = [...sides].sort((a, b) => Number(isHebrew(a)) - Number(isHebrew(b)));
  if (first && second) drawBoth(context, picture, [first, second]);
  else if (first) drawOne(context, picture, first);
  drawTent(context, picture);
}

const isHebrew = ({ name, dishes }: Side) =>
  textDirection([name, ...dishes.map((dish) => dish.name)].join('')) === 'rtl';

const displayed = (size: number) => `700 ${size}px ${face.display}`;

/** Both names end at the fold, and a dish has its price there. */
function drawBoth(
  context: CanvasRenderingContext2D,
  { paper }: MenuPicture,
  [left, right]: readonly [Side, Side],
): void {
  const size = Math.min(...[left, right].map(({ name }) => fitting(context, name, 420, 170)));
  writeName(context, left.name, { x: fold - 34, align: 'right', size, color: paper.ink });
  writeName(context, right.name, { x: fold + 34, align: 'left', size, color: paper.ink });
  context.lineWidth = 3;
  context.setLineDash([14, 12]);
  context.stroke(new Path2D(`M${fold} 58V500`));
  context.setLineDash([]);
  drawRule(context);
  for (const index of [0, 1, 2]) {
    const [one, other] = [left.dishes[index], right.dishes[index]];
    if (!one && !other) continue;
    const y = 640 + index * 88;
    const price = one?.price ?? other?.price;
    const start = write(context, one?.name ?? '', 96, y, 'left', paper.ink);
    const end = write(context, other?.name ?? '', width - 96, y, 'right', paper.ink);
    const amount = price === undefined ? '' : formatShekels(price, 'en');
    const half = write(context, amount, fold, y, 'center', paper.accent) / 2;
    drawLeader(context, 96 + start, fold - half, y);
    drawLeader(context, fold + half, width - 96 - end, y);
  }
}

/** A menu in one language: its name in the middle, prices at the end of each line. */
function drawOne(context: CanvasRenderingContext2D, { paper }: MenuPicture, side: Side): void {
  const size = fitting(context, side.name, 860, 190);
  writeName(context, side.name, { x: fold, align: 'center', size, color: paper.ink });
  drawRule(context);
  side.dishes.forEach(({ name, price }, index) => {
    const y = 640 + index * 88;
    const [start, end] = isHebrew(side)
      ? (['right', 'left'] as const)
      : (['left', 'right'] as const);
    const at = { left: 120, right: width - 120 };
    const amount = price === undefined ? '' : formatShekels(price, 'en');
    const taken = { [start]: write(context, name, at[start], y, start, paper.ink) };
    taken[end] = write(context, amount, at[end], y, end, paper.accent);
    drawLeader(context, at.left + (taken.left ?? 0), at.right - (taken.right ?? 0), y);
  });
}

/** Size at which the longest word fits into a width, and all lines into the height above the rule. */
function fitting(
  context: CanvasRenderingContext2D,
  name: string,
  room: number,
  largest: number,
): number {
  const words = name.split(' ');
  context.font = displayed(100);
  const widest = Math.max(1, ...words.map((word) => context.measureText(word).width));
  return Math.min(largest, (room / widest) * 100, 380 / words.length);
}

interface NameStyle {
  readonly x: number;
  readonly align: CanvasTextAlign;
  readonly size: number;
  readonly color: string;
}

/** A word on each line. */
function writeName(
  context: CanvasRenderingContext2D,
  name: string,
  { x, align, size, color }: NameStyle,
): void {
  const words = name.split(' ');
  context.font = displayed(size);
  context.textAlign = align;
  context.fillStyle = color;
  words.forEach((word, index) => {
    context.direction = textDirection(word) ?? 'ltr';
    context.fillText(word, x, 290 + size * (0.35 + index - (words.length - 1) / 2));
  });
}

/** A line of the menu. @returns its width in px */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
  color: string,
): number {
  const room = align === 'center' ? 200 : 350;
  context.font = displayed(44);
  context.textAlign = align;
  context.direction = textDirection(text) ?? 'ltr';
  context.fillStyle = color;
  context.fillText(text, x, y, room);
  return Math.min(room, context.measureText(text).width);
}

function drawRule(context: CanvasRenderingContext2D): void {
  context.lineWidth = 4;
  context.stroke(new Path2D(`M96 530H${width - 96}M96 542H${width - 96}`));
}

function drawLeader(context: CanvasRenderingContext2D, from: number, to: number, y: number): void {
  if (to - from < 50) return;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.setLineDash([0, 13]);
  context.stroke(new Path2D(`M${from + 18} ${y}H${to - 14}`));
  context.setLineDash([]);
  context.lineCap = 'butt';
}

/** The tent with the code, on the counter with the studio's name. */
function drawTent(
  context: CanvasRenderingContext2D,
  { address, invitation, studio }: MenuPicture,
): void {
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = colors.ink;
  context.stroke(fill(context, colors.kraft, `M-6 ${counter}H${width + 6}V${height + 6}H-6z`));
  context.stroke(fill(context, colors.wood, `M690 868 750 ${counter + 50}H690z`));
  context.stroke(fill(context, colors.sheet, `M370 868H690V${counter + 50}H370z`));
  if (address) drawCode(context, address);
  context.font = displayed(26);
  context.textAlign = 'center';
  context.direction = textDirection(invitation) ?? 'ltr';
  context.fillStyle = colors.ink;
  context.fillText(invitation, 530, 1206, 300);
  context.font = displayed(34);
  context.fillText(studio, fold, 1306, 900);
}

/** Whole pixels for each module. */
function drawCode(context: CanvasRenderingContext2D, address: string): void {
  const { path, size } = drawQrCode(address, 'any');
  const module = Math.floor(308 / size);
  context.save();
  context.translate(530 - (module * size) / 2, 1024 - (module * size) / 2);
  context.scale(module, module);
  context.lineWidth = 1;
  context.stroke(new Path2D(path));
  context.restore();
}

function fill(context: CanvasRenderingContext2D, color: string, outline: string): Path2D {
  const path = new Path2D(outline);
  context.fillStyle = color;
  context.fill(path);
  return path;
}
