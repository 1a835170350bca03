/** An element of the head as data: exported as HTML, or applied to the document as nodes. */
export type HeadTag =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'meta'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'link'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'data'; readonly json: unknown };

/** Attribute of elements that change with the page or the language. */
export const headAttribute = 'data-head';

/** The tags as HTML. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n');
}

/** JSON for a script element, escaped so that it cannot end the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function tagHtml(tag: HeadTag): string {
  switch (tag.kind) {
    case 'title':
      return `<title>${escapeHtml(tag.text)}</title>`;
    case 'data':
      return `<script type="application/ld+json" ${headAttribute}>${scriptSafeJson(tag.json)}</script>`;
    default: {
      const attributes = Object.entries(tag.attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      );
      return `<${tag.kind}${attributes.join('')} ${headAttribute}>`;
    }
  }
}
