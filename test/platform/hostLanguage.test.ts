import { languageOfHost } from '../../src/platform/hostLanguage';

describe('[S4] languageOfHost', () => {
  test.each([
    ['studio.co.il', 'he'],
    ['X.CO.IL', 'he'],
    ['studio.co.il.localhost', 'he'],
    ['studio.com', 'en'],
    // The suffix is `.co.il`; without the first dot it would match parts of names.
    ['co.il', 'en'],
    ['co.il.studio.com', 'en'],
    ['', 'en'],
  ])('maps %j to %s', (host, language) => {
    expect(languageOfHost(host)).toBe(language);
  });

  test('names no language that the site leaves out', () => {
    expect(languageOfHost('studio.co.il', ['en'])).toBe('en');
    expect(languageOfHost('studio.com', ['he'])).toBe('he');
  });
});
