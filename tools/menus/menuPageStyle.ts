/** Styles that menu pages share: the choice of a side, links, and paper. Looks set the menu itself. */
export const menuPageStyle = `
:root{color-scheme:light dark;font-size:max(100%,min(1.25vw,1.78vh));--w:1vw}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--page);color:var(--ink);font-feature-settings:"locl" 0;overflow-wrap:break-word}
main{position:relative;display:grid;grid-template:auto 1fr auto/minmax(0,1fr);min-height:100dvh}
[hidden],main[hidden],#face:checked~[data-side=back],#back:checked~[data-side=face]{display:none}
article{grid-area:1/1/-1/-1;display:grid;grid-template:auto 1fr/minmax(0,1fr);row-gap:2rem;overflow:clip;--edge:max(1.25rem,calc(var(--w)*3.5));
padding:4.5rem var(--edge) 7rem}
.languages{z-index:1;grid-area:1/1;justify-self:end;display:flex;padding:.5rem calc(max(1.25rem,3.5vw) - .75rem)}
input{position:absolute;opacity:0}
label{display:grid;place-items:center;min-height:2.75rem;min-width:2.75rem;padding:0 .75rem;
font-weight:700;overflow-wrap:anywhere;cursor:pointer;text-underline-offset:.4em}
label:hover{text-decoration:underline 1px}
#face:checked~.languages [for=face],#back:checked~.languages [for=back]{text-decoration:underline 3px}
#face:focus-visible~.languages [for=face],#back:focus-visible~.languages [for=back],
a:focus-visible{outline:3px solid;outline-color:var(--ink);outline-offset:-1px}
header{grid-area:1/1}.groups{display:grid;grid-area:2/1;align-content:start}
header p{text-wrap:balance}
h1{line-height:1;overflow-wrap:anywhere}
ul{list-style:none}
h2,small{font-size:inherit}
li>div{display:flex;flex-wrap:wrap;align-items:last baseline;gap:0 .5em}
li b{flex:1 1 min-content;min-inline-size:0;font-weight:inherit;text-wrap:pretty}
bdi{margin-inline-start:auto;white-space:nowrap;font-variant-numeric:tabular-nums}
small{display:inline-block}
.drawn{display:block;overflow:visible}
footer{z-index:1;grid-area:3/1;padding:0 max(1.25rem,3.5vw) .75rem;font-size:1rem;line-height:1.3}
a{display:inline-block;padding:.75rem 0;color:inherit;font-weight:700;text-underline-offset:.2em}
@media (max-width:19em){article{grid-row:1/3}}
@media (forced-colors:active){.drawn{display:none}}
@media print{:root{--w:6.5px}main{min-height:0}article{padding-top:0}.languages,footer{display:none}*{print-color-adjust:exact}}
`;

/**
 * Dots from the end of a name's last line to its price, also when the name wraps: a line as wide as the row that takes
 * no space in the text, and ends with the row.
 */
export const leaders = `li b{overflow-x:clip}
b>span::after{content:"";display:inline-block;width:100%;margin-inline:.4em calc(-100% - .4em);border-bottom:2px dotted}`;
