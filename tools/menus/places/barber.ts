import { face } from '../../../src/tokens/type';
import type { Look } from '../look';

/** The pole, 24 px wide, from the upper edge of the page to the lower one. */
const pole = `background:repeating-linear-gradient(-45deg,var(--accent) 0 17px,var(--white) 0 34px,
var(--ink) 0 51px,var(--white) 0 68px) 0/24px repeat-y`;

/** Straight as a parting: one bold sans serif, full rules, nothing else beside the pole. */
export const barber: Look = {
  weights: { text: [700, 700] },
  day: { page: '#dfe9ee', ground: '#dfe9ee', ink: '#14264a', accent: '#b3202a', white: '#fff' },
  night: { page: '#b4c3cb', ground: '#b4c3cb', accent: '#8c0f1b', white: '#dfe9ee' },
  style: `
body{font:700 1.125rem/1.3 ${face.text}}
article{${pole};padding-inline-start:calc(24px + max(1rem,var(--w)*3.5))}
article[dir=rtl]{background-position-x:100%}
h1{font-size:calc(var(--w)*15.5);line-height:.88;letter-spacing:-.035em;max-inline-size:6em}
[dir=rtl] h1{letter-spacing:0;line-height:.95;text-wrap:balance}
header p{margin-top:1.25rem}
.groups{gap:2rem}
h2{padding-block-end:.5rem;border-bottom:6px solid}
li{border-bottom:2px solid;padding-block:.375rem}
li>div{font-size:clamp(1.5rem,.9rem + 2.2vw,2.125rem);line-height:1.2;column-gap:1rem}
bdi{color:var(--accent)}
small{font-size:1.125rem;color:var(--accent)}
footer{padding-inline-start:calc(24px + max(1rem,3.5vw))}
@media (min-width:60em){
article{padding-block:3.5rem 5rem}
header{display:flex;justify-content:space-between;align-items:last baseline}
h1{font-size:min(11.5vw,14.5vh)}
.groups{align-self:end;gap:1.25rem}
section{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3.2fr)}
h2{border-bottom:0}ul{border-top:6px solid}}`,
  crop: `
article{row-gap:.75rem}
h1{font-size:64px}
header p{margin-top:.5rem}
li>div{font-size:1.375rem}`,
};
