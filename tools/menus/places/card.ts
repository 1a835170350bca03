import type { MenuPaper } from '../../../src/tokens/menuPapers';
import { palette } from '../../../src/tokens/palette';
import { face } from '../../../src/tokens/type';
import type { Look } from '../look';
import { leaders } from '../menuPageStyle';

/** The studio's card on a table, for a place without a look of its own. */
export function card({ ground, dimmed, ink, accent }: MenuPaper): Look {
  return {
    weights: { display: [700, 700], text: [400, 700] },
    day: { page: ground, table: palette.kraft, ground, ink, accent },
    night: { page: dimmed, table: palette.nightSunk, ground: dimmed },
    style,
    crop: 'main{block-size:304px;padding:0}article{block-size:100%;padding-block:1.5rem 0}',
  };
}

const style = `
body{background:var(--table);font:1.0625rem/1.5 ${face.text}}
main{min-height:calc(100dvh - 1.5rem);inline-size:calc(100% - 1.5rem);max-inline-size:42rem;margin:.75rem auto}
main,body>p,noscript p{background:var(--ground);border:2px solid;outline:1px solid;outline-offset:-8px}
body>p,noscript p{inline-size:calc(100% - 1.5rem);max-inline-size:34rem;margin:20vh auto 0;padding:3rem 2rem;
font-size:1.3125rem;text-align:center}
.languages{justify-self:center;padding-top:1.25rem}
article{--edge:max(1.5rem,min(var(--w)*6,4rem));padding:5rem var(--edge) 7rem;grid-template-rows:auto auto;align-content:center;row-gap:max(2rem,5vh)}
header{padding-bottom:1.5rem;border-bottom:4px double;text-align:center}
h1,li{font:700 1.375rem/1.25 ${face.display}}
h1{font-size:clamp(2.5rem,var(--w)*12.5,5.5rem);line-height:1;text-wrap:balance}
[dir=rtl] h1{line-height:1.1}
header p{margin-top:.75rem}
.groups{gap:2.5rem}
h2{margin-bottom:.75rem;color:var(--accent)}
ul{display:grid;gap:.75rem}
bdi{color:var(--accent)}
small{padding:0 .5rem;border:1px solid;border-radius:99px;font:.875rem/1.4 ${face.text};white-space:nowrap;
vertical-align:.1em}
li p{font:1rem/1.4 ${face.text}}
footer{padding:0 1.5rem 1.5rem;text-align:center}
${leaders}
@media (min-width:48em){li{font-size:1.75rem}h2{font-size:1.25rem}ul{gap:1rem}}
@media print{body{background:none}main{border:0;outline:0;max-inline-size:none}}
`;
