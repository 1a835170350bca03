import { type MenuPaper, menuPapers } from '../../src/tokens/menuPapers';
import { face } from '../../src/tokens/type';

/** Styles of every menu page; the paper is a class of its body. */
export const menuPageStyle = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--ground);color:var(--ink);font:1.0625rem/1.5 ${face.text};
font-feature-settings:"locl" 0;overflow-wrap:break-word}
${Object.entries(menuPapers).map(paperStyle).join('')}
main{position:relative;min-height:calc(100dvh - 1.5rem);max-width:62rem;margin:.75rem auto;
padding:6rem max(1.25rem,4vw) 1.5rem;border:2px solid;outline:1px solid;outline-offset:-8px;
inline-size:calc(100% - 1.5rem);display:grid;grid-template:1fr auto/minmax(0,1fr);gap:2.5rem}
[hidden],main[hidden],#face:checked~[data-side=back],#back:checked~[data-side=face]{display:none}
.languages{position:absolute;inset:1.5rem 0 auto;display:flex;justify-content:center}
input{position:absolute;opacity:0}
label{display:grid;place-items:center;min-height:2.75rem;min-width:5.5rem;padding:0 1rem;
border:2px solid;font-weight:700;cursor:pointer}
label+label{margin-inline-start:-2px}
label:hover{text-decoration:underline 2px;text-underline-offset:.2em}
#face:checked~.languages [for=face],#back:checked~.languages [for=back]{background:var(--ink);
color:var(--ground);border-color:var(--ink)}
#face:focus-visible~.languages [for=face],#back:focus-visible~.languages [for=back],
a:focus-visible{outline:3px solid;outline-color:var(--ink);outline-offset:3px}
header{padding-bottom:1.25rem;margin-bottom:2rem;border-bottom:4px double;text-align:center}
h1,h2,li{font-family:${face.display};font-weight:700}
h1{font-size:clamp(2.5rem,11.5vw,4rem);line-height:1.02;text-wrap:balance;overflow-wrap:anywhere}
[dir=rtl] h1{line-height:1.12}
header p{margin-top:.75rem}
.groups{display:grid;gap:2.5rem clamp(2rem,6vw,4.5rem)}
h2{margin-bottom:.75rem;font-size:1.0625rem;font-family:${face.text};color:var(--accent)}
ul{display:grid;gap:.75rem;list-style:none}
li span{text-wrap:pretty;overflow-wrap:anywhere}
li{font-size:1.3125rem;line-height:1.25}
li>div{display:flex;align-items:last baseline;gap:.5rem}
li i{flex:1;min-width:1.25rem;border-bottom:2px dotted}
bdi{color:var(--accent);white-space:nowrap}
small{display:inline-block;padding:0 .5rem;border:1px solid;
border-radius:99px;font:.8125rem/1.4 ${face.text};white-space:nowrap;vertical-align:.15em}
li p{font:.9375rem/1.4 ${face.text}}
footer{text-align:center}
a{display:inline-block;padding:.625rem;color:inherit;font-weight:700;text-underline-offset:.2em}
body>p,noscript p{max-width:34rem;margin:0 auto;padding:20vh 1.25rem 2rem;font-size:1.3125rem;text-align:center}
article{align-self:center}
@media (min-width:48em){.groups{grid-template-columns:1fr 1fr}
header{padding-bottom:2rem;margin-bottom:3rem}h2{margin-bottom:1.25rem;font-size:1.1875rem}
ul{gap:1.125rem}li{font-size:1.5rem}article>ul{max-width:30rem;margin:auto}}
@media (forced-colors:active){label{forced-color-adjust:none;background:Canvas;color:CanvasText}
#face:checked~.languages [for=face],#back:checked~.languages [for=back]{background:Highlight;
color:HighlightText}}
@media print{.languages,footer{display:none}body{--ground:#fff;--ink:#000;--accent:#000}}
`;

function paperStyle([name, { ground, dimmed, ink, accent }]: [string, MenuPaper]): string {
  return `.${name}{--ground:${ground};--ink:${ink};--accent:${accent}}
@media (prefers-color-scheme:dark){.${name}{--ground:${dimmed}}}
`;
}
