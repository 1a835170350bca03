import type { Language } from '../../locales/languages';
import { menuAddress } from '../../src/features/menuEditor/menuAddress';
import type { Settings } from '../../src/settings/settingsSchema';
import { drawQrCode } from '../../src/ui/drawQrCode';

/** The QR code of the café's menu as an SVG file. */
export function menuCodeFile(settings: Pick<Settings, 'origin'>, language: Language): string {
  const { path, size } = drawQrCode(menuAddress(settings, language, '/cafe'));
  const box = `width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`;
  const shapes = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${shapes}</svg>`;
}
