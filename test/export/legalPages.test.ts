import { readSettings } from '../../src/settings/readSettings';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';
import { ownEnvironment } from '../support/ownEnvironment';
import { linksIn, textOf } from './readHtml';
import { readRendered } from './renderedPage';

const own = readSettings(exampleSettings, ownEnvironment).settings;
const page = async (path: string, language: 'en' | 'he', settings: Settings = own) =>
  textOf(await readRendered(path, language, settings), 'main').replace(/[\u2066-\u2069]/g, '');

describe.each(['en', 'he'] as const)('[S2] Legal pages, %s', (language) => {
  const inLanguage = (english: string, hebrew: string) => (language === 'en' ? english : hebrew);

  test.each(['/terms', '/privacy', '/accessibility'])(
    '%s is marked as a sample, with its date',
    async (path) => {
      const $ = await readRendered(path, language);
      const text = textOf($, 'main');
      expect(text).toContain(inLanguage('This is a sample text.', 'זהו נוסח לדוגמה.'));
      expect(text).toMatch(language === 'en' ? /Last updated: \w+\s\d/ : /עודכן לאחרונה: \d/);
      expect($('main section h2').length).toBeGreaterThanOrEqual(5);
      for (const link of $('main nav a').toArray()) {
        expect($(`h2${$(link).attr('href')}[tabindex="-1"]`).length).toBe(1);
      }
    },
  );

  test('have the registered name and address in terms and privacy', async () => {
    for (const path of ['/terms', '/privacy']) {
      const text = await page(path, language);
      expect(text).toContain(own.studioLegalName[language]);
      expect(text).toContain(own.studioCompanyNumber);
      expect(text).toContain(own.studioAddress[language]);
    }
  });

  test('have terms about orders and VAT', async () => {
    const text = await page('/terms', language);
    expect(text).toContain(inLanguage('is not an order', 'אינן הזמנה'));
    expect(text).toContain(inLanguage('VAT', 'מע״מ'));
  });

  test('have a privacy page about configured services only', async () => {
    const configured = await page('/privacy', language);
    expect(configured).toContain('api.levi-studio.co.il');
    expect(configured).toContain('calendly.com');
    expect(configured).toContain('www.googletagmanager.com');
    expect(configured).toContain(inLanguage('We ask before we count', 'אנחנו שואלים לפני שסופרים'));
    const countsNothing = inLanguage('This site counts nothing', 'האתר הזה לא סופר כלום');
    const forShow = inLanguage('is for show', 'הדגמה בלבד');
    expect(configured).not.toContain(countsNothing);
    expect(configured).not.toContain(forShow);
    const bare = await page('/privacy', language, { ...exampleSettings, reviewsApi: '' });
    expect(bare).toContain(countsNothing);
    expect(bare).toContain(forShow);
    expect(bare).toContain(inLanguage('this site’s own server', 'בשרת של האתר עצמו'));
    expect(bare).not.toMatch(/googletagmanager|levi-studio|reviews\.example/);
    for (const text of [configured, bare]) {
      expect(text).toContain(inLanguage('Privacy Protection Authority', 'לרשות להגנת הפרטיות'));
      expect(text).toContain(inLanguage('August 14, 2025', '14 באוגוסט 2025'));
    }
  });

  test('have an accessibility statement with standard, test, contact and access', async () => {
    const text = await page('/accessibility', language);
    expect(text).toMatch(/5568[\s\S]*WCAG 2\.0[\s\S]*WCAG 2\.2/);
    expect(text).toContain('Chromium');
    expect(text).toContain(own.accessibilityContactName[language]);
    expect(text).toContain(inLanguage('The way in has no steps.', 'בכניסה אין מדרגות.'));
    const $ = await readRendered('/accessibility', language, own);
    expect(linksIn($, '[aria-labelledby="coordinator"]').map(([, href]) => href)).toEqual([
      'mailto:negishut@levi-studio.co.il',
      'tel:+97248551235',
    ]);
  });
});
