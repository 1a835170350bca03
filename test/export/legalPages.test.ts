import { readPage, textOf } from '../support/exportedPage';

describe.each(['en', 'he'] as const)('[S2] Legal pages, %s', (language) => {
  test.each(['/terms', '/privacy', '/accessibility'])(
    '%s says that it is a sample',
    async (path) => {
      const $ = await readPage(path, language);
      expect(textOf($, 'main')).toContain(
        language === 'en' ? 'This is a sample text.' : 'זהו נוסח לדוגמה.',
      );
      expect($('main section h2').length).toBeGreaterThanOrEqual(5);
    },
  );

  test('the accessibility statement names its standard and whom to write to', async () => {
    const text = textOf(await readPage('/accessibility', language), 'main');
    expect(text).toContain('5568');
    expect(text).toContain('hello@example.com');
    expect(text).toContain(language === 'en' ? '+972 3 000 0000' : '03-000-0000');
  });
});
