import { load } from 'cheerio';
import fc from 'fast-check';
import { type HeadTag, headAttribute, headHtml } from '../../src/seo/headTags';
import { property, same } from './property';

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

/** Source: docs/specification.md, section 1. */
property(
  '[S1] round-trips any text through the head without ending its element',
  fc.tuple(text, fc.array(tag, { maxLength: 4 })),
  ([title, tags]) => {
    const $ = load(
      `<!doctype html><head>${headHtml([{ kind: 'title', text: title }, ...tags])}</head>`,
    );
    same('the title', $('title').text(), title);
    const found = $(`[${headAttribute}]`)
      .toArray()
      .map((node) => {
        const element = $(node);
        if (node.name === 'script') return JSON.parse(element.text());
        return element.attr(node.name === 'meta' ? 'content' : 'href');
      });
    same('what follows it', found, tags.map(whatIsIn));
    same('nothing else', $('*').length, 4 + tags.length);
  },
);

function whatIsIn(given: HeadTag): unknown {
  if (given.kind === 'data') return JSON.parse(JSON.stringify(given.json));
  return given.kind === 'title' ? given.text : (given.attributes.content ?? given.attributes.href);
}
