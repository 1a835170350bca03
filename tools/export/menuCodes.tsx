import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../locales/languages';
import { sampleMenuPath } from '../../src/features/menuEditor/menuAddress';
import type { Settings } from '../../src/settings/settingsSchema';
import { drawQrCode } from '../../src/ui/drawQrCode';

export type Origins = Pick<Settings, 'origin'>;

/** Address of a sample's page. */
export function sampleMenuAddress({ origin }: Origins, language: Language, id = 'cafe'): string {
  return `${origin[language]}${sampleMenuPath(id)}`;
}

/** The QR code of an address as an SVG file. */
export function codeFile(address: string): string {
  const { path: modules, size } = drawQrCode(address);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={modules} />
    </svg>,
  );
}
