/** Strokes and areas on a canvas, as paths of SVG. */

export type Context = CanvasRenderingContext2D;

export function line(context: Context, thickness: number, path: string): void {
  context.lineWidth = thickness;
  context.stroke(new Path2D(path));
}

export function dashed(context: Context, thickness: number, dash: number[], path: string): void {
  context.lineCap = 'round';
  context.setLineDash(dash);
  line(context, thickness, path);
  context.setLineDash([]);
  context.lineCap = 'butt';
}

export function fill(context: Context, color: string, outline: string): Path2D {
  const path = new Path2D(outline);
  context.fillStyle = color;
  context.fill(path);
  return path;
}
