import { trustedData } from '../adapters/trustedTypes';
import { type HeadTag, headAttribute, scriptSafeJson } from '../seo/headTags';

/**
 * Puts the head of another page or language in the place of the one that stands. The router's own `HeadContent`
 * would leave the exported title beside its own; this goes when it takes that title over. A test tells.
 */
export function writeHead(tags: readonly HeadTag[]): void {
  const marked = [...document.head.querySelectorAll(`[${headAttribute}]`)];
  const nodes = tags.flatMap(nodeOf);
  (marked[0] ?? document.head.lastElementChild)?.before(...nodes);
  for (const node of marked) node.remove();
}

function nodeOf(tag: HeadTag): Node[] {
  if (tag.kind === 'title') {
    document.title = tag.text;
    return [];
  }
  const node = document.createElement(tag.kind === 'data' ? 'script' : tag.kind);
  node.setAttribute(headAttribute, '');
  if (tag.kind === 'data') {
    node.setAttribute('type', 'application/ld+json');
    // Data or not, browsers take no plain text for it, nor a text node.
    node.textContent = trustedData(scriptSafeJson(tag.json));
  } else {
    for (const [name, value] of Object.entries(tag.attributes)) node.setAttribute(name, value);
  }
  return [node];
}
