import type { Language } from '../../locales/languages';
import { writeHead } from '../../src/app/writeHead';
import type { PagePath } from '../../src/content/navigation';
import { headAttribute, headHtml } from '../../src/seo/headTags';
import { pageHead } from '../../src/seo/pageHead';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';

const others = `<meta charset="utf-8"><style>a{}</style><link rel="icon" href="/favicon.svg">`;

function open(path: PagePath | undefined, language: Language) {
  document.head.innerHTML = `<meta charset="utf-8">${headHtml(headOf(path, language))}<style>a{}</style><link rel="icon" href="/favicon.svg">`;
}

describe('[S4] The head follows page and language', () => {
  test('matches the export after a language change', () => {
    open('/pricing', 'he');
    const hebrew = marked();
    const title = document.title;
    open('/pricing', 'en');
    expect(marked()).not.toEqual(hebrew);
    writeHead(headOf('/pricing', 'he'));
    expect(marked()).toEqual(hebrew);
    expect(document.title).toBe(title);
  });

  test('replaces everything of the previous page', () => {
    open('/', 'en');
    writeHead(headOf('/services', 'en'));
    expect(document.title).toBe('Services and prices for restaurants | Tafrit Studio');
    expect(attributes('link[rel=canonical]', 'href')).toEqual(['https://www.example.com/services']);
    expect(attributes('meta[name=description]', 'content')).toHaveLength(1);
    expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });

  test('is the same after a round trip', () => {
    open('/contact', 'en');
    const before = marked();
    writeHead(headOf('/', 'en'));
    writeHead(headOf('/contact', 'en'));
    expect(marked()).toEqual(before);
  });

  test('[S2] is not indexed for an unknown page, and is for the next one', () => {
    open('/', 'en');
    writeHead(headOf(undefined, 'en'));
    expect(document.title).toBe('Page Not Found | Tafrit Studio');
    expect(attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(attributes('link[rel=canonical]', 'href')).toEqual([]);
    writeHead(headOf('/', 'en'));
    expect(attributes('meta[name=robots]', 'content')).toEqual([]);
    expect(attributes('link[rel=canonical]', 'href')).toEqual(['https://www.example.com/']);
  });

  test('keeps encoding, styles and icon', () => {
    open('/', 'en');
    writeHead(headOf('/terms', 'he'));
    for (const node of document.head.querySelectorAll(`[${headAttribute}], title`)) node.remove();
    expect(document.head.innerHTML.replaceAll('\n', '')).toBe(others);
  });

  test('keeps text that looks like markup as text', () => {
    open('/', 'en');
    writeHead([
      { kind: 'title', text: '<b>"&"</b>' },
      { kind: 'meta', attributes: { name: 'description', content: '"><script>' } },
      { kind: 'data', json: { name: '</script><b>' } },
    ]);
    expect(document.title).toBe('<b>"&"</b>');
    expect(attributes('meta[name=description]', 'content')).toEqual(['"><script>']);
    expect(document.head.querySelectorAll('b')).toHaveLength(0);
    const data = document.head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toEqual({ name: '</script><b>' });
  });
});

function headOf(path: PagePath | undefined, language: Language) {
  return pageHead({ path, language, settings: exampleSettings, t: translatorOf(language) });
}

/** Elements that a change replaces, with sorted attributes. */
function marked(): unknown[] {
  return [...document.head.querySelectorAll(`[${headAttribute}]`)].map((node) => [
    node.localName,
    node.textContent,
    Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  ]);
}

function attributes(selector: string, name: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((node) => node.getAttribute(name));
}
