import { exampleSettings } from '../support/exampleSettings';
import { readPage } from './exportedSite';
import { linksIn, textOf } from './readHtml';

describe.each(['en', 'he'] as const)('[S2] Legal pages, %s', (language) => {
  const inLanguage = (english: string, hebrew: string) => (language === 'en' ? english : hebrew);
  const textOn = async (path: string) =>
    textOf(await readPage(path, language), 'main').replace(/[\u2066-\u2069]/g, '');

  test.each(['/terms', '/privacy', '/accessibility'])(
    '%s is marked as a sample, with its date',
    async (path) => {
      const $ = await readPage(path, language);
      const text = textOf($, 'main');
      expect(text).toContain(inLanguage('This is a sample text.', 'זהו נוסח לדוגמה.'));
      expect(text).toMatch(language === 'en' ? /Last updated: \w+\s\d/ : /עודכן לאחרונה: \d/);
      expect($('main section h2').length).toBeGreaterThanOrEqual(5);
      for (const link of $('main nav a').toArray()) {
        expect($(`h2${$(link).attr('href')}[tabindex="-1"]`).length).toBe(1);
      }
    },
  );

  test.each(['/terms', '/privacy'])('%s has the registered name and address', async (path) => {
    const { studioLegalName, studioCompanyNumber, studioAddress } = exampleSettings;
    const text = await textOn(path);
    expect(text).toContain(studioLegalName[language]);
    expect(text).toContain(studioCompanyNumber);
    expect(text).toContain(studioAddress[language]);
  });

  test('have terms about orders and VAT', async () => {
    const text = await textOn('/terms');
    expect(text).toContain(inLanguage('is not an order', 'אינן הזמנה'));
    expect(text).toContain(inLanguage('VAT', 'מע״מ'));
  });

  // `changes.test.ts` has the other services.
  test('have a privacy page about configured services only', async () => {
    const text = await textOn('/privacy');
    expect(text).toContain('reviews.example.com');
    expect(text).toContain(inLanguage('This site counts nothing', 'האתר הזה לא סופר כלום'));
    expect(text).toContain(inLanguage('is for show', 'הדגמה בלבד'));
    expect(text).not.toContain(inLanguage('this site’s own server', 'בשרת של האתר עצמו'));
    expect(text).not.toContain('googletagmanager');
    expect(text).toContain(inLanguage('delivers reviews to us.', 'מעביר אלינו חוות דעת.'));
    expect(text).not.toContain(inLanguage('delivers inquiries', 'מעביר אלינו פניות'));
    expect(text).toContain(inLanguage('Privacy Protection Authority', 'לרשות להגנת הפרטיות'));
    expect(text).toContain(inLanguage('August 14, 2025', '14 באוגוסט 2025'));
  });

  test('have an accessibility statement with standard, test, contact and access', async () => {
    const text = await textOn('/accessibility');
    expect(text).toMatch(/5568[\s\S]*WCAG 2\.0[\s\S]*WCAG 2\.2/);
    expect(text).toContain('Chromium');
    expect(text).toContain(exampleSettings.accessibilityContactName[language]);
    expect(text).toContain(inLanguage('The way in has no steps.', 'בכניסה אין מדרגות.'));
    const $ = await readPage('/accessibility', language);
    expect(linksIn($, 'section:has(> #coordinator)').map(([, href]) => href)).toEqual([
      'mailto:access@example.com',
      'tel:+97230000000',
    ]);
  });
});
