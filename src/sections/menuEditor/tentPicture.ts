import { drawQrCode } from '../../components/drawQrCode';
import { textDirection } from '../../i18n/textDirection';
import { roles } from '../../tokens/roles';
import { face, families } from '../../tokens/type';

/** A table tent that a visitor shares. */
export interface Tent {
  /** Name of the restaurant in each language that has one. */
  readonly names: readonly string[];
  /** Content of the code. */
  readonly address: string;
  /** Invitation below the code. */
  readonly invitation: string;
}

/** Size of the picture in px: upright, as phones show it. */
const width = 1080;
const height = 1350;

const colors = roles.light;

/**
 * Draws a table tent on a counter as a PNG.
 * @throws if the browser cannot encode the picture.
 */
export async function drawTentPicture({ names, address, invitation }: Tent): Promise<Blob> {
  // The page may not have shown each script yet. Only the web font, because absent local fonts reject.
  await document.fonts
    .load(`700 96px '${families[0]}'`, [...names, invitation].join(''))
    .catch(() => {});
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw the picture');
  fill(context, colors.surfaceHero, `M0 0H${width}V${height}H0z`);
  fill(context, colors.kraft, `M0 1150H${width}V${height}H0z`);
  fill(context, colors.ink, `M0 1150H${width}v6H0z`);
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = colors.ink;
  context.stroke(fill(context, colors.wood, 'M820 180 960 1150H820z'));
  context.stroke(fill(context, colors.sheet, 'M180 180H820V1150H180z'));
  write(context, names[0] ?? '', 290, 96);
  write(context, names[1] ?? '', 390, 64);
  drawCode(context, address);
  write(context, invitation, 1090, 44);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('the browser cannot encode the picture')),
    );
  });
}

function fill(context: CanvasRenderingContext2D, color: string, outline: string): Path2D {
  const path = new Path2D(outline);
  context.fillStyle = color;
  context.fill(path);
  return path;
}

/** A line in the middle of the tent, shrunk to its width. */
function write(context: CanvasRenderingContext2D, text: string, y: number, size: number): void {
  context.font = `700 ${size}px ${face.display}`;
  context.textAlign = 'center';
  context.direction = textDirection(text) ?? 'ltr';
  context.fillStyle = colors.ink;
  context.fillText(text, 500, y, 580);
}

/** Whole pixels per module, in the space between the names and the invitation. */
function drawCode(context: CanvasRenderingContext2D, address: string): void {
  const { path, size } = drawQrCode(address, 'any');
  const module = Math.floor(560 / size);
  const side = module * size;
  context.save();
  context.translate(500 - side / 2, 720 - side / 2);
  context.scale(module, module);
  context.lineWidth = 1;
  context.stroke(new Path2D(path));
  context.restore();
}
