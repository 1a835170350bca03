import { roles } from '../../src/tokens/roles';

type Scheme = keyof typeof roles;

/** Style element of every drawing: colors of both schemes and forced colors. */
export const coverStyle = [
  '*{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
  coloursOf('light'),
  `@media (prefers-color-scheme:dark){${coloursOf('dark')}}`,
  '.shadow,.flat{stroke:none}.bold{stroke-width:4}',
  '.seam{stroke-dasharray:1 8}.sign{stroke-width:4}',
  '.dotted{stroke-dasharray:0 6}',
  '.rtl .upright{transform:scaleX(-1);transform-box:fill-box;transform-origin:center}',
  '@media (forced-colors:active){*{fill:Canvas;stroke:CanvasText}.shadow,.flat{display:none}}',
].join('');

function coloursOf(scheme: Scheme): string {
  const color = roles[scheme];
  return Object.entries({
    '*': `stroke:${color.sheetInk}`,
    '.paper': `fill:${color.sheet}`,
    '.kraft': `fill:${color.kraft}`,
    '.butter': `fill:${color.highlight}`,
    '.tomato': `fill:${color.pigment}`,
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
