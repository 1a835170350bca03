import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { type Language, type LanguageFacts, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import {
  coverAddress,
  type Drawing,
  drawingAddress,
  drawings,
  menuCodeAddress,
} from '../../src/content/covers';
import { showsMenu } from '../../src/content/drawings';
import { portfolio } from '../../src/content/portfolio';
import type { Settings } from '../../src/settings/settingsSchema';
import { dark } from '../../src/tokens/darkRoles';
import { light } from '../../src/tokens/roles';
import { menuCodeFile } from '../export/menuCode';
import { projectCover } from './projectCover';

/** Writes all drawings that are files into one root: for each direction of the site, and the code in the hero if it shows. */
export async function writeCovers(root: string, settings: Settings): Promise<void> {
  const files = new Map<string, string>();
  for (const one of siteLanguages(settings)) {
    const { direction } = languages[one];
    for (const name of Object.keys(drawings) as Drawing[])
      files.set(drawingAddress(name, direction), await drawingFile(name, direction));
    if (showsMenu) files.set(menuCodeAddress(one), menuCodeFile(settings, one));
  }
  await mkdir(path.join(root, 'covers'), { recursive: true });
  for (const [file, text] of files) await writeFile(path.join(root, file), text);
}

/** Writes the covers of projects without a photograph into all roots, in every language of the site. */
export async function writeProjectCovers(
  folder: string,
  codes: readonly Language[],
): Promise<void> {
  for (const project of portfolio.filter(({ image }) => !image)) {
    for (const language of codes) {
      const cover = await projectCover(project, language);
      const file = coverAddress(project.id, language);
      for (const one of codes) await writeFile(path.join(folder, languages[one].root, file), cover);
    }
  }
}

/** A drawing of `drawings.svg`, mirrored for right-to-left text. */
async function drawingFile(name: Drawing, direction: LanguageFacts['direction']): Promise<string> {
  const drawn = await readFile(fileURLToPath(new URL('drawings.svg', import.meta.url)), 'utf8');
  const shapes = load(drawn)(`#${name}`).html()?.replace(/\n\s*/g, '');
  const [width, height] = drawings[name];
  const turned = direction === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${coverStyle}</style><g class="${direction}"${turned}>${shapes}</g></svg>`;
}

/** Style element of every drawing: colors of both schemes and forced colors. */
const coverStyle = [
  '*{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
  colorsOf(light),
  `@media (prefers-color-scheme:dark){${colorsOf(dark)}}`,
  '.shadow,.flat{stroke:none}.bold{stroke-width:4}',
  '.seam{stroke-dasharray:1 8}.sign{stroke-width:4}',
  '.dotted{stroke-dasharray:0 6}',
  // Of the image, not of the window.
  '@media (max-height:50px){*{stroke-width:1.2}.bold{stroke-width:2}}',
  '.rtl .upright{transform:scaleX(-1);transform-box:fill-box;transform-origin:center}',
  '@media (forced-colors:active){*{fill:Canvas;stroke:CanvasText}.shadow,.flat{display:none}}',
].join('');

function colorsOf(color: typeof dark): string {
  return Object.entries({
    '*': `stroke:${color.sheetInk}`,
    '.paper': `fill:${color.sheet}`,
    '.kraft': `fill:${color.kraft}`,
    '.butter': `fill:${color.highlight}`,
    '.tomato': `fill:${color.sheetAccent}`,
    '.board': `fill:${color.wood};stroke:${color.edge}`,
    '.green': `fill:${color.lacquer};stroke:${color.edge}`,
    '.shadow': `fill:${color.shadowContact}`,
    '.soft': `stroke:${color.sheetRule}`,
    '.edge': `stroke:${color.edge}`,
    '.sign': `stroke:${color.highlight}`,
    '.label': `fill:${color.codeGround}`,
  })
    .map(([selector, declarations]) => `${selector}{${declarations}}`)
    .join('');
}
