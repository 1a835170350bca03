import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../locales/languages';
import { encodeMenu } from '../../machines/menuCode';
import { backFields, emptyMenu, faceFields, priceFields } from '../../machines/menuValues';
import { drawQrCode } from '../../src/components/drawQrCode';
import { heroMenu } from '../../src/content/heroMenu';
import { menuAddress } from '../../src/content/menuAddress';
import type { Settings } from '../../src/settings/settingsSchema';

export type Origins = Pick<Settings, 'origin'>;

/** Address that opens the sample menu, which turns over into the other language. */
export function sampleMenuAddress(settings: Origins, language: Language): string {
  const other = language === 'en' ? 'he' : 'en';
  const { restaurant, dishes } = heroMenu;
  const written = [restaurant, ...dishes.map(({ name }) => name)].flatMap((name, index) => [
    [faceFields[index], name[language]],
    [backFields[index], name[other]],
  ]);
  const prices = dishes.map(({ price }, index) => [priceFields[index], `${price}`]);
  const fragment = encodeMenu({ ...emptyMenu, ...Object.fromEntries([...written, ...prices]) });
  if (fragment === undefined)
    throw new Error(
      'src/content/heroMenu.ts: the menu is too long for a code: expected short names',
    );
  return menuAddress(settings, language, fragment);
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
