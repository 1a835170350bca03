import { linksIn, readPage, textOf, unknownPath } from '../support/exportedPage';

describe('[S2] Any other path', () => {
  test.each([
    [
      'en',
      'Page Not Found',
      "The page you're looking for doesn't exist or has been moved.",
      'Go Home',
      'Contact Us',
    ],
    ['he', 'העמוד לא נמצא', 'העמוד שחיפשתם לא קיים, או שעבר למקום אחר.', 'לדף הבית', 'צרו קשר'],
  ] as const)('gives the not-found page, %s', async (language, title, text, home, contact) => {
    const $ = await readPage(unknownPath, language);
    expect($('h1').text()).toBe(title);
    expect(textOf($, 'main')).toContain(text);
    expect(linksIn($, 'main').slice(0, 2)).toEqual([
      [home, '/'],
      [contact, '/contact'],
    ]);
  });

  test.each(['en', 'he'] as const)(
    'is not to be indexed and has no address, %s',
    async (language) => {
      const $ = await readPage(unknownPath, language);
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
      expect($('link[rel=canonical], link[rel=alternate]').length).toBe(0);
      expect($('script[type="application/ld+json"]').length).toBe(0);
      expect($('html').attr('lang')).toBe(language);
    },
  );

  test('is complete: header, footer, helpers, one heading, no link marked as current', async () => {
    const $ = await readPage(unknownPath, 'en');
    expect($('h1').length).toBe(1);
    expect($('header nav a').length).toBe(6);
    expect($('footer nav a').length).toBe(3);
    expect($('a[href^="https://wa.me/"]').length).toBe(1);
    expect($('[aria-current]').toArray().map(String)).toEqual([]);
    expect($('[style]').length).toBe(0);
  });

  test('asks for the site’s code at once, so that the visit is logged', async () => {
    const $ = await readPage(unknownPath, 'en');
    expect($('main [data-needs-client]').length).toBe(1);
  });

  test.each([
    '/services/qr-menu',
    '/index.html',
    '/%E2%98%83',
    '/.env',
    '/<script>alert(1)</script>',
    '/__proto__',
    '/constructor',
  ])('%s has no page', async (path) => {
    const $ = await readPage(path, 'en');
    expect($('h1').text()).toBe('Page Not Found');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script').length).toBe(1);
  });

  test.each(['/Services', '/SERVICES', '/Terms'])(
    '%s is either a page with its own head, or not found altogether',
    async (path) => {
      const $ = await readPage(path, 'en');
      const isFound = $('h1').text() !== 'Page Not Found';
      expect({
        isFound,
        isIndexed: $('meta[name=robots]').attr('content') !== 'noindex',
        hasAddress: $('link[rel=canonical]').length === 1,
        isTitled: $('title').text() !== 'Page Not Found | Tafrit Studio',
      }).toEqual({ isFound, isIndexed: isFound, hasAddress: isFound, isTitled: isFound });
    },
  );
});
