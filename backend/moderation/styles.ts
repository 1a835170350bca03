import { printRoles } from '../../src/tokens/print';
import { color, customProperties, roles } from '../../src/tokens/roles';
import { contentWidth, from, gutter, radius, space, targetSize } from '../../src/tokens/space';
import { size } from '../../src/tokens/type';

/** System fonts: nothing is fetched. */
const face = { display: "Georgia, 'Times New Roman', serif", text: 'system-ui, Arial, sans-serif' };

const declarations = (scheme: Parameters<typeof customProperties>[0]) =>
  Object.entries(customProperties(scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const base = `
:root { color-scheme: light dark; ${declarations(roles.light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(roles.dark)} } }
@media print { :root { color-scheme: light; ${declarations(printRoles)} } }
*, *::before, *::after { box-sizing: border-box }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100% }
body {
  margin: 0; min-inline-size: 280px; background: ${color.paper}; color: ${color.ink};
  font: 400 ${size.body}/1.55 ${face.text}; overflow-wrap: break-word;
}
body:lang(he) { line-height: 1.62 }
h1, h2, h3, p, ul, ol, dl, dd, blockquote { margin: 0; padding: 0 }
ul, ol { list-style: none }
h1, h2, h3 { font-family: ${face.display}; font-weight: 700; line-height: 1.12; text-wrap: balance }
h1 { font-size: ${size.title} }
h2, h3 { font-size: ${size.heading} }
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
.head nav { order: 1; flex-basis: 100%; display: flex; flex-wrap: wrap; column-gap: ${space(5)} }
.head nav a { display: inline-flex; align-items: center; gap: ${space(1.5)}; min-block-size: ${targetSize}; text-decoration: none }
.head nav a:hover { text-decoration: underline }
.count {
  display: inline-grid; place-items: center; min-inline-size: 1.5rem; padding-inline: ${space(1.5)};
  border-radius: ${radius.round}; background: ${color.highlight}; color: ${color.onHighlight};
  font-size: ${size.small}; font-weight: 700; line-height: 1.5rem;
}
.aside { display: flex; align-items: center; margin-inline-start: auto; gap: ${space(4)} }
${from('navigation')} {
  .head nav { order: 0; flex: 1 1 0; justify-content: center }
}`;

const controls = `
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; cursor: pointer;
  padding: ${space(2.5)} ${space(6)}; border: 2px solid ${color.edge}; border-radius: ${radius.round};
  background: transparent; font-weight: 700; line-height: 1.2; text-decoration: none; text-align: center;
}
.quiet:hover, .quiet:active { background: ${color.ink}; border-color: ${color.ink}; color: ${color.paper} }
.primary { background: ${color.action}; border-color: ${color.actionEdge}; color: ${color.onAction} }
.primary:hover, .primary:active { background: ${color.actionPressed} }
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
label { display: block; font-size: ${size.small}; font-weight: 700; margin-block-end: ${space(1.5)} }
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
.message:focus { outline: 3px solid ${color.focus}; outline-offset: 3px }
${from('navigation')} { main { padding-block-start: ${space(12)} } }
section { max-inline-size: 48rem; margin-block-start: ${space(12)} }
section > .lead { margin-block-end: ${space(6)} }
summary { min-block-size: ${targetSize}; padding-block: ${space(2.5)}; cursor: pointer; font-weight: 700 }
.note { color: ${color.inkSoft}; font-size: ${size.small} }
.card {
  margin-block-end: ${space(6)}; border: 1px solid ${color.line}; border-radius: ${radius.small};
  background: ${color.raised}; padding: ${space(6)} ${space(6)} 0; scroll-margin-block-start: ${space(4)};
}
.card:target { border: 2px solid ${color.edge} }
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
.card > form {
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space(3)};
  margin-block-start: ${space(6)}; margin-inline: ${space(-6)}; padding: ${space(4)} ${space(6)};
  border-block-start: 2px dashed ${color.line};
}
.empty {
  padding: ${space(12)} ${space(6)}; border: 2px dashed ${color.line}; border-radius: ${radius.small};
  color: ${color.inkSoft}; font: 700 ${size.heading}/1.3 ${face.display}; text-align: center; text-wrap: balance;
}
.notice {
  max-inline-size: 30rem; margin: 4vh auto; padding: ${space(8)} ${space(6)} 0;
  border: 1px solid ${color.line}; border-radius: ${radius.small}; background: ${color.raised};
}
.stub {
  margin: ${space(8)} ${space(-6)} 0; padding: ${space(6)}; border-block-start: 2px dashed ${color.line};
}
.stub button, .stub .button { inline-size: 100% }
@media print { .head nav, .aside, button, .button { display: none } }`;

/** Styles of the moderation page as one text, so that the content security policy can contain its hash. */
export const styles: string = [base, head, controls, pages].join('\n');
