import type { SiteIcon } from '../../seo/siteIcons';
import { roles } from '../../tokens/roles';

/**
 * One of the site's icons as SVG.
 * @param mark an SVG document whose root gives a square view box and no place or size of its own.
 */
export function iconDrawing({ side, mark: part, hasGround }: SiteIcon, mark: string): string {
  const inner = Math.round(side * part);
  const ground = `<rect width="${side}" height="${side}" fill="${roles.light.paper}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    hasGround ? ground : '',
    markAt((side - inner) / 2, (side - inner) / 2, inner, mark),
    '</svg>',
  ].join('');
}

/** The mark inside another drawing: its square's upper left corner, and its side. */
export function markAt(x: number, y: number, side: number, mark: string): string {
  return mark.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}
