import { trustedData } from '../adapters/trustedTypes';
import { type HeadTag, headAttribute, scriptSafeJson } from '../seo/headTags';

/**
 * Replaces the document's head for another page or language. The router's `HeadContent` would add its title beside
 * the exported one; remove this when it replaces that title. A test detects it.
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
    // Trusted Types apply to data scripts and text nodes as well.
    node.textContent = trustedData(scriptSafeJson(tag.json));
  } else {
    for (const [name, value] of Object.entries(tag.attributes)) node.setAttribute(name, value);
  }
  return [node];
}
