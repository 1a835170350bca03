import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { checkWords } from '../../src/tools/export/checkWords';

describe('[S4] The dictionaries of the build', () => {
  test('pass as they are', () => {
    expect(() => checkWords({ en, he })).not.toThrow();
  });

  test('stop the build at an empty text and at an unknown parameter, by file and key', () => {
    const nav = { ...he.layout.nav, home: ' ', contact: 'צרו קשר {{fax}}' };
    const changed = { ...he, layout: { ...he.layout, nav } };
    expect(() => checkWords({ en, he: changed })).toThrow(
      /locales\/he\/layout\.ts: layout\.nav\.home is empty[\s\S]*layout\.nav\.contact names {{fax}}/,
    );
  });
});
