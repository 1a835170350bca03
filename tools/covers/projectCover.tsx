import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../locales/languages';
import { coverSize } from '../../src/content/covers';
import type { PortfolioProject } from '../../src/content/portfolio';
import { sampleMenus } from '../../src/content/sampleMenus';
import { minifyStyles } from '../../src/prerender/pageStyles';
import { embeddedFaces } from '../export/fonts';
import { colorStyle, lookOf, menuPageStyle } from '../menus/looks';
import { MenuSide } from '../menus/MenuSide';

const { width, height } = coverSize;

/** A dish that does not fit wraps into a column outside of the picture: WebKit misplaces clipped elements in a foreign object. */
const crop = `
:root{--w:${width / 100}px;font-size:16px}
main{height:${height}px;min-height:0;max-inline-size:none}
body{display:flow-root}
article{grid-template-rows:auto minmax(0,1fr);block-size:${height}px;padding-block:1.75rem 0;--edge:1.75rem;overflow:visible}
.groups{grid-template-rows:minmax(0,1fr);padding-block-end:.75rem}
section{display:flex;flex-flow:column;min-height:0}
ul{flex:1;min-height:0;display:flex;flex-flow:column wrap;column-gap:${width}px}
li{inline-size:100%}
.place article{grid-template-rows:auto;align-content:center;padding-block:1.5rem}.place header{padding:0;border:0}.place .groups{display:none}
.place header p{display:block;font-size:1.5rem}
header:has(~.drawn) h1{max-inline-size:430px}header:has(~.drawn) p{max-inline-size:var(--hours,340px)}
@media (max-width:400px){header p,h2,small,[data-mark=gone]{display:none}article li>div{font-size:var(--phone,1.5rem)}}`;

/** Cover of a project, as an SVG file with its fonts: the top of its sample menu, or its name and place. */
export async function projectCover(
  { id, name, place }: PortfolioProject,
  language: Language,
): Promise<string> {
  const sample = sampleMenus.find((one) => one.id === id);
  const menu = { name, ...(sample ?? { hours: place, groups: [] }) };
  const look = lookOf(id);
  const page = (
    <body {...{ xmlns: 'http://www.w3.org/1999/xhtml' }}>
      <main className={menu.groups.length > 0 ? '' : 'place'}>
        <article lang={language} dir={languages[language].direction}>
          <MenuSide menu={{ ...menu, groups: menu.groups.slice(0, 1) }} {...{ language, look }} />
        </article>
      </main>
    </body>
  );
  const words = renderToStaticMarkup(page).replace(/<[^>]*>/g, '');
  const faces = await embeddedFaces(look.weights, words);
  const styles = colorStyle('body', look) + menuPageStyle + look.style + crop + (look.crop ?? '');
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} {...coverSize}>
      <style>{faces + minifyStyles(styles)}</style>
      <foreignObject {...coverSize}>{page}</foreignObject>
    </svg>,
  );
}
