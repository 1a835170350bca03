import { dark } from '../../src/tokens/darkRoles';
import { color, customProperties, light } from '../../src/tokens/roles';
import { from, gutter, radius, space, targetSize } from '../../src/tokens/space';
import { size } from '../../src/tokens/type';

type Scheme = Parameters<typeof customProperties>[0];
const declarations = (scheme: Scheme) =>
  Object.entries(customProperties(scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const raised = `border: 1px solid ${color.line}; background: ${color.raised}`;
const soft = `color: ${color.inkSoft}; font-size: ${size.small}`;
const row = 'display: flex; flex-wrap: wrap; align-items: center';

/**
 * Styles of the moderation page as one text, so that the content security policy can contain its hash. With system
 * fonts, nothing is fetched.
 */
export const styles: string = `
:root { color-scheme: light dark; ${declarations(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100% }
body { background: ${color.paper}; color: ${color.ink}; overflow-wrap: anywhere }
body, button { font: 400 ${size.body}/1.55 system-ui, Arial, sans-serif }
h1, h2, h3, .brand strong, .empty { font: 700 ${size.heading}/1.15 Georgia, serif }
h1 { font-size: ${size.title} }
a { color: inherit; text-underline-offset: 0.2em }
:focus-visible, .message:focus { outline: 3px solid ${color.focus}; outline-offset: 3px }
main:focus { outline: none }
.skip:not(:focus) { position: absolute; clip-path: inset(50%); white-space: nowrap }
.head, main > * { max-inline-size: 48rem; margin-inline: auto }
.head { ${row}; gap: ${space(1)} ${space(2)}; padding: ${space(3)} ${gutter} }
.brand { min-block-size: ${targetSize}; text-decoration: none }
.brand :is(strong, small) { display: block }
.brand small { ${soft}; line-height: 1.3 }
.head nav { ${row}; order: 1; flex-basis: 100%; column-gap: ${space(5)} }
.head nav a { ${row}; gap: ${space(1.5)}; min-block-size: ${targetSize}; text-decoration: none }
.count {
  min-inline-size: 1.5rem; padding-inline: ${space(1.5)}; border-radius: ${radius.round};
  background: ${color.highlight}; color: ${color.onHighlight};
  font: 700 ${size.small}/1.5rem system-ui; text-align: center;
}
.aside { ${row}; margin-inline-start: auto; min-block-size: ${targetSize} }
main { padding: ${space(8)} ${gutter} ${space(20)}; border-block-start: 2px solid ${color.edge} }
button, .button {
  ${row}; justify-content: center; min-block-size: 3rem; padding: ${space(2)} ${space(4)};
  border: 2px solid ${color.edge}; border-radius: ${radius.round}; cursor: pointer;
  background: none; color: inherit; font-weight: 700; line-height: 1.2; text-decoration: none;
}
.primary { background: ${color.action}; border-color: ${color.actionEdge}; color: ${color.onAction} }
.danger { border-color: ${color.accent}; color: ${color.accent} }
.lead { color: ${color.inkSoft}; margin-block: ${space(2)} ${space(6)}; text-wrap: pretty }
.message {
  margin-block-end: ${space(8)}; padding: ${space(3)} ${space(5)}; scroll-margin: ${space(4)};
  background: ${color.highlight}; color: ${color.onHighlight}; font-weight: 600;
}
section { margin-block-start: ${space(12)} }
section > details { margin-block-start: ${space(4)} }
summary { min-block-size: ${targetSize}; padding-block: ${space(2.5)}; cursor: pointer }
section > details > summary { font-weight: 700 }
.all > form { ${row}; gap: ${space(3)} ${space(5)} }
.note, .more { ${soft} }
.card, .notice { ${raised}; border-radius: ${radius.small}; padding: ${space(5)} }
.card { margin-block-end: ${space(6)}; scroll-margin: ${space(4)} }
.card:target { outline: 2px solid ${color.edge} }
.card > header { ${row}; align-items: baseline; gap: ${space(1)} ${space(3)} }
.card > header p, dt { color: ${color.inkSoft} }
.card .stars { flex-basis: 100%; color: ${color.accent}; font-size: ${size.heading}; line-height: 1 }
blockquote { margin-block: ${space(4)}; font-size: ${size.heading}; white-space: pre-line }
dl { ${row}; align-items: start; gap: ${space(3)} ${space(5)}; font-size: ${size.small} }
dd a { display: inline-block; padding-block: ${space(1)}; margin-block: ${space(-1)} }
.card > form {
  ${row}; align-items: start; gap: ${space(2)}; margin-block-start: ${space(6)};
  padding-block-start: ${space(4)}; border-block-start: 2px dashed ${color.line};
}
.delete { margin-inline-start: auto; ${soft} }
.delete[open] { flex-basis: 100% }
.delete button { margin-block-start: ${space(3)} }
.empty { border: 2px dashed ${color.line}; padding: ${space(12)} ${space(6)}; text-align: center }
.notice { max-inline-size: 30rem; margin-block-start: 4vh }
${from('navigation')} { .head nav { order: 0; flex: 1 1 0; justify-content: center } }
`;
