import { printRoles } from '../../tokens/print';
import { color, customProperties, roles } from '../../tokens/roles';
import { contentWidth, from, gutter, radius, space, targetSize } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { fontFaces } from './fonts';

const declarations = (scheme: Parameters<typeof customProperties>[0]) =>
  Object.entries(customProperties(scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const base = `
${fontFaces}
:root { color-scheme: light dark; ${declarations(roles.light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(roles.dark)} } }
@media print { :root { color-scheme: light; ${declarations(printRoles)} } }
*, *::before, *::after { box-sizing: border-box }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100% }
body {
  margin: 0; min-inline-size: 280px; background: ${color.paper}; color: ${color.ink};
  font: 400 ${size.body}/1.55 ${face.text}; font-feature-settings: "locl" 0; overflow-wrap: break-word;
}
body:lang(he) { line-height: 1.62 }
h1, h2, p, ul, ol, dl, dd, blockquote { margin: 0; padding: 0 }
ul, ol { list-style: none }
h1, h2 { font-family: ${face.display}; font-weight: 700; line-height: 1.12; text-wrap: balance }
h1 { font-size: ${size.title} }
h2 { font-size: ${size.heading} }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em }
button, input { font: inherit; color: inherit }
:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px }
main:focus { outline: none }
.hidden, .skip:not(:focus) {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.skip:focus {
  position: absolute; z-index: 1; inset-block-start: ${space(2)}; inset-inline-start: ${space(2)}; padding: ${space(3)} ${space(5)};
  background: ${color.ink}; color: ${color.paper};
}`;

const head = `
.head, main { padding-inline: max(${gutter}, (100% - ${contentWidth}) / 2 + ${gutter}) }
.head {
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space(1)} ${space(6)};
  padding-block: ${space(3)}; border-block-end: 2px solid ${color.edge};
}
.brand { display: flex; align-items: center; gap: ${space(3)}; text-decoration: none; min-block-size: ${targetSize} }
.brand strong { display: block; font: 700 ${size.heading}/1.1 ${face.display} }
.brand small { display: block; font-size: ${size.small}; line-height: 1.3; color: ${color.inkSoft} }
.head nav { order: 1; flex-basis: 100% }
.head nav ul { display: flex; flex-wrap: wrap; column-gap: ${space(5)} }
.head nav a { display: inline-flex; align-items: center; gap: ${space(1.5)}; min-block-size: ${targetSize}; text-decoration: none }
.head nav a:hover { text-decoration: underline }
.head nav a[aria-current] { font-weight: 700; box-shadow: inset 0 -3px ${color.accent} }
.count {
  display: inline-grid; place-items: center; min-inline-size: 1.5rem; padding-inline: ${space(1.5)};
  border-radius: ${radius.round}; background: ${color.highlight}; color: ${color.onHighlight};
  font-size: ${size.small}; font-weight: 700; line-height: 1.5rem;
}
.aside { display: flex; align-items: center; margin-inline-start: auto; gap: ${space(4)} }
${from('navigation')} {
  .head nav { order: 0; flex: 1 1 0 }
  .head nav ul { justify-content: center }
}`;

const controls = `
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; cursor: pointer;
  padding: ${space(2.5)} ${space(6)}; border: 2px solid ${color.edge}; border-radius: ${radius.round};
  background: transparent; font-weight: 700; line-height: 1.2; text-decoration: none; text-align: center;
}
.quiet:hover, .quiet:active { background: ${color.ink}; border-color: ${color.ink}; color: ${color.paper} }
.primary { background: ${color.accent}; border-color: ${color.accent}; color: ${color.onAccent} }
.primary:hover, .primary:active { background: ${color.accentPressed}; border-color: ${color.accentPressed} }
.plain {
  padding-inline: ${space(1)}; border-color: transparent; min-inline-size: ${targetSize};
  font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em;
}
.plain:hover { color: ${color.accent} }
input:not([type="hidden"]) {
  display: block; inline-size: 100%; min-block-size: 3rem; padding: ${space(2.5)} ${space(3)}; margin: 0;
  border: 1px solid ${color.line}; border-block-end: 2px solid ${color.edge};
  border-radius: ${radius.small} ${radius.small} 0 0; background: ${color.raised}; line-height: 1.4;
}
input[aria-invalid] { border-color: ${color.accent}; border-block-end-width: 3px }
label { display: block; font-size: ${size.small}; font-weight: 700; margin-block-end: ${space(1.5)} }
.error { margin-block-start: ${space(1.5)}; color: ${color.accent}; font-size: ${size.small}; font-weight: 600 }
.field { margin-block-end: ${space(5)} }
form { min-inline-size: 0 }`;

const pages = `
main { padding-block: ${space(8)} ${space(20)} }
.lead { color: ${color.inkSoft}; font-size: ${size.lead}; margin-block-start: ${space(3)}; text-wrap: pretty }
.message {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space(3)} ${space(6)};
  margin-block-end: ${space(8)}; padding: ${space(3)} ${space(5)}; scroll-margin-block-start: ${space(4)};
  border: 2px solid ${color.onHighlight}; border-radius: ${radius.small};
  background: ${color.highlight}; color: ${color.onHighlight}; font-weight: 600;
}
.message .quiet { min-block-size: ${targetSize}; border-color: ${color.onHighlight} }
.message .quiet:hover { background: ${color.onHighlight}; color: ${color.highlight} }
.message:focus { outline: 3px solid ${color.focus}; outline-offset: 3px }
.message .quiet:focus-visible { outline-color: ${color.onHighlight} }
.list-page { display: grid; gap: ${space(8)} ${space(16)} }
.list-page > * { min-inline-size: 0 }
.controls { display: grid; align-content: start; gap: ${space(5)} }
.controls .lead { margin-block-start: ${space(-2)} }
.parts { display: grid; grid-auto-flow: column; border-block-start: 1px solid ${color.line} }
.parts a {
  display: flex; justify-content: center; align-items: center; gap: ${space(2)}; min-block-size: ${targetSize};
  padding-inline: ${space(2)}; border-block-end: 1px solid ${color.line}; text-decoration: none;
}
.parts a:hover span:first-child { text-decoration: underline }
.parts a[aria-current] { background: ${color.ink}; color: ${color.paper}; font-weight: 700 }
.row { display: flex; gap: ${space(2)} }
.row input { flex: 1 1 8rem; min-inline-size: 0 }
${from('navigation')} {
  main { padding-block-start: ${space(12)} }
  .list-page { grid-template-columns: 18rem minmax(0, 1fr) }
  .parts { grid-auto-flow: row }
  .parts a { justify-content: space-between; padding-inline: ${space(3)} }
}
.card {
  margin-block-end: ${space(6)}; border: 1px solid ${color.line}; border-radius: ${radius.small};
  background: ${color.raised}; padding: ${space(6)} ${space(6)} 0;
}
.card > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${space(1)} ${space(3)} }
.card > header p { color: ${color.inkSoft} }
.stars { display: inline-flex; gap: 0.125rem; margin-inline-start: auto; align-self: center }
.stars svg {
  inline-size: 1.25rem; block-size: 1.25rem; fill: transparent; stroke: ${color.accent};
  stroke-width: 1.5; stroke-linejoin: round;
}
.stars .filled { fill: ${color.accent} }
.text {
  margin-block: ${space(4)}; font-size: ${size.lead};
  white-space: pre-line; unicode-bidi: plaintext;
}
dl { display: flex; flex-wrap: wrap; gap: ${space(3)} ${space(8)}; font-size: ${size.small} }
dt { color: ${color.inkSoft}; line-height: 1.3 }
dd a { display: inline-block; padding-block: ${space(1)}; margin-block: ${space(-1)} }
.card > form, .single > form {
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space(3)};
}
.card > form {
  margin-block-start: ${space(6)}; margin-inline: ${space(-6)}; padding: ${space(4)} ${space(6)};
  border-block-start: 2px dashed ${color.line};
}
.card > form .plain { margin-inline-start: auto }
.empty {
  padding: ${space(12)} ${space(6)}; border: 2px dashed ${color.line}; border-radius: ${radius.small};
  color: ${color.inkSoft}; font: 700 ${size.heading}/1.3 ${face.display}; text-align: center; text-wrap: balance;
}
.download { margin-block-start: ${space(6)} }
.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space(3)} }
.single { max-inline-size: 44rem }
.single > form { display: block; margin-block-start: ${space(6)} }
.single > form button, .single > form .button { margin-inline-end: ${space(3)} }
.single .card { margin-block: ${space(6)} 0; padding-block-end: ${space(6)} }
.single .empty { margin-block-start: ${space(6)} }
.notice {
  max-inline-size: 30rem; margin: 4vh auto; padding: ${space(8)} ${space(6)} 0;
  border: 1px solid ${color.line}; border-radius: ${radius.small}; background: ${color.raised};
}
.stub {
  margin: ${space(8)} ${space(-6)} 0; padding: ${space(6)}; border-block-start: 2px dashed ${color.line};
}
.stub button, .stub .button { inline-size: 100% }
.history { margin-block: ${space(6)}; border-block-start: 1px solid ${color.line} }
.history li {
  display: grid; gap: 0 ${space(6)}; padding-block: ${space(3)}; border-block-end: 1px solid ${color.line};
}
.history time, .history li > span:last-child, .note { color: ${color.inkSoft}; font-size: ${size.small} }
.history strong { margin-inline-end: ${space(2)} }
${from('panel')} { .history li { grid-template-columns: 12rem 1fr auto; align-items: baseline } }
@media print { .head nav, .aside, .controls, button, .button { display: none } }`;

/** The styles of moderation: one text, so that the policy can name it by its hash. */
export const styles: string = [base, head, controls, pages].join('\n');
