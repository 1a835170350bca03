import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { checkWords } from '../../src/tools/export/checkWords';

const withNav = (nav: object) => ({ ...he, layout: { ...he.layout, nav } }) as typeof he;

describe('[S4] the Hebrew dictionary is held against the English one', () => {
  test('the two that stand fit', () => {
    expect(() => checkWords({ en, he })).not.toThrow();
  });

  test('a missing key stops the build and is named', () => {
    const { home: _, ...nav } = he.layout.nav;
    expect(() => checkWords({ en, he: withNav(nav) })).toThrow(
      'locales/he/layout.ts: layout.nav.home is missing',
    );
  });

  test('a key too many stops the build and is named', () => {
    expect(() => checkWords({ en, he: withNav({ ...he.layout.nav, blog: 'בלוג' }) })).toThrow(
      'locales/he/layout.ts: layout.nav.blog is not in English',
    );
  });

  test('an empty text and an unknown parameter are named too', () => {
    const nav = { ...he.layout.nav, home: ' ', contact: 'צרו קשר {{fax}}' };
    expect(() => checkWords({ en, he: withNav(nav) })).toThrow(
      /layout\.nav\.home is empty[\s\S]*layout\.nav\.contact names {{fax}}/,
    );
  });
});
