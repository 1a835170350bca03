import { load } from 'cheerio';
import { escapeHtml, headAttribute, headHtml, scriptSafeJson } from '../../src/seo/headTags';

const nasty = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  `"double" and 'single'`,
  'a & b &amp; c',
  'line\u2028separator\u2029end',
  'back\\slash\n',
  'עברית ₪',
];

describe('[S1] JSON inside a script element', () => {
  test.each(nasty)('%j round-trips and cannot end the element', (text) => {
    const json = scriptSafeJson({ text });
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    const $ = load(`<script type="application/json">${json}</script>`);
    expect($('script')).toHaveLength(1);
    expect(JSON.parse($('script').text())).toEqual({ text });
  });

  test('uses JSON escapes', () => {
    expect(scriptSafeJson('</\u2028>&')).toBe('"\\u003c/\\u2028\\u003e\\u0026"');
  });
});

describe('[S1] Text inside HTML', () => {
  test.each(nasty)('%j round-trips in text and in an attribute', (text) => {
    const $ = load(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
    expect($('p').text()).toBe(text);
    expect($('p').attr('title')).toBe(text);
    expect($('script')).toHaveLength(0);
  });
});

describe('[S1] The head as HTML', () => {
  test('marks every element that changes, except for the title', () => {
    const $ = load(
      headHtml([
        { kind: 'title', text: 'A <b> & "c"' },
        { kind: 'meta', attributes: { name: 'description', content: '"><script>' } },
        { kind: 'link', attributes: { rel: 'canonical', href: 'https://a.test/?b=1&c=2' } },
        { kind: 'data', json: { name: '</script>' } },
      ]),
    );
    expect($('title').text()).toBe('A <b> & "c"');
    expect($('meta[name=description]').attr('content')).toBe('"><script>');
    expect($('link[rel=canonical]').attr('href')).toBe('https://a.test/?b=1&c=2');
    expect(JSON.parse($('script[type="application/ld+json"]').text())).toEqual({
      name: '</script>',
    });
    expect($('script')).toHaveLength(1);
    expect($(`[${headAttribute}]`)).toHaveLength(3);
  });
});
