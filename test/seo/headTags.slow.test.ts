import { load } from 'cheerio';
import fc from 'fast-check';
import { type HeadTag, headAttribute, headHtml } from '../../src/seo/headTags';

/** HTML parses a carriage return as a newline, and does not allow NUL. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...['</title>', '</title x', '</script><script>', '</script x', '<!-- <script ', '-->'],
      ...['"><img>', "'", '&amp;', '&#38', '\u2028'],
    ),
  )
  .map((given) => given.replace(/[\r\0]/g, ''));

const tag: fc.Arbitrary<HeadTag> = fc.oneof(
  fc.record({ kind: fc.constant('meta' as const), attributes: fc.record({ content: text }) }),
  fc.record({ kind: fc.constant('link' as const), attributes: fc.record({ href: text }) }),
  fc.record({ kind: fc.constant('data' as const), json: fc.dictionary(text, fc.jsonValue()) }),
);

const head = fc.tuple(text, fc.array(tag, { maxLength: 4 }));

/** Source: docs/specification.md, section 1. */
test('[S1] round-trips any text through the head without ending its element', () => {
  const holds = fc.property(head, ([title, tags]) => {
    const $ = load(
      `<!doctype html><head>${headHtml([{ kind: 'title', text: title }, ...tags])}</head>`,
    );
    const found = $(`[${headAttribute}]`)
      .toArray()
      .map((node) => {
        const element = $(node);
        if (node.name === 'script') return JSON.parse(element.text());
        return element.attr(node.name === 'meta' ? 'content' : 'href');
      });
    // As text, which is compared faster.
    expect(JSON.stringify([$('title').text(), found, $('*').length])).toBe(
      JSON.stringify([title, tags.map(whatIsIn), 4 + tags.length]),
    );
  });
  fc.assert(holds, { numRuns: 1000, seed: 15 });
});

function whatIsIn(given: HeadTag): unknown {
  if (given.kind === 'data') return JSON.parse(JSON.stringify(given.json));
  return given.kind === 'title' ? given.text : (given.attributes.content ?? given.attributes.href);
}
