import { decodeMenu } from '../../../machines/menuCode';
import { sideOf } from '../../../machines/menuValues';
import { drawMenuPicture } from './menuPicture';

/** Draws the picture of the menu that this address holds; nothing for another address. */
export function drawCarriedMenu(canvas: HTMLCanvasElement, address: string): void {
  const menu = decodeMenu(address.replace(/^[^#]*/, ''));
  if (!menu) return;
  const sides = [sideOf(menu, 'face'), sideOf(menu, 'back')].flatMap((side) => side ?? []);
  const words = { invitation: '', studio: '' };
  void drawMenuPicture(canvas, { sides, address, paper: menu.paper, ...words });
}
