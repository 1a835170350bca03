import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import type { Settings } from '../../src/settings/settingsSchema';
import { bootDataIn } from '../support/codeTable';
import { exampleSettings } from '../support/exampleSettings';
import { hashOf, metaPolicyOf, policyIn } from './contentPolicy';
import { builtFiles, exportInto } from './exportInto';
import { textsOf } from './readHtml';
import { offersIn, vatNotesIn } from './statedFacts';

const other: Settings = {
  ...exampleSettings,
  studioName: { en: 'Second & Sons', he: 'שני ובניו' },
  studioLegalName: { en: 'Second and Sons Ltd', he: 'שני ובניו בע״מ' },
  studioCompanyNumber: '515234567',
  accessibilityContactName: { en: 'Ruth Levi', he: 'רות לוי' },
  accessibilityContact: { email: 'ruth@second.co.il', phone: '+972 4 123 4568' },
  email: 'orders@second.co.il',
  phone: '+972 4 123 4567',
  messagingNumber: '+972 54 765 4321',
  bookingUrl: 'https://calendly.com/second/30min',
  origin: { en: 'https://second.com', he: 'https://second.co.il' },
  vatNote: 'included',
  analyticsId: 'G-SECOND1234',
  contactEndpoint: 'https://forms.second.com/inquiries',
  inquiryDays: '1095',
  rejectedReviewDays: '180',
  reviewsApi: '',
};

describe.each([
  ['en', 'com', '+972 4 123 4567', '1,095 days'],
  ['he', 'co.il', '04-123-4567', '1,095 יום'],
] as const)('[Settings] Changed settings, %s', (language, root, phone, days) => {
  const name = other.studioName[language];
  const read = (file: string) => readFile(path.join(scratch, 'site', root, file), 'utf8');

  test('appear on the pages: name, email, phone, chat, booking, days, VAT', async () => {
    const $ = load(await read('contact.html'));
    expect($('title').text()).toContain(name);
    expect($('footer').text()).toContain(`© 2044 ${name}`);
    expect($('footer a[href="mailto:orders@second.co.il"]').text()).toBe('orders@second.co.il');
    expect($('footer a[href="tel:+97241234567"]').text()).toBe(phone);
    expect($('a[href^="https://wa.me/972547654321?text="]').length).toBe(3);
    expect($('a[href="https://calendly.com/second/30min"]').length).toBeGreaterThanOrEqual(2);
    expect($('link[rel=canonical]').attr('href')).toBe(`${other.origin[language]}/contact`);
    expect(load(await read('privacy.html'))('main').text()).toContain(days);
    const pricing = load(await read('pricing.html'));
    expect(vatNotesIn(pricing, language, 'included')).toHaveLength(1);
    const offered = offersIn(pricing).map(({ valueAddedTaxIncluded }) => valueAddedTaxIncluded);
    expect(new Set(offered)).toEqual(new Set([true]));
  });

  test('leave no placeholder in any file', async () => {
    const entries = await readdir(path.join(scratch, 'site', root), { withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile()))
      expect(await read(entry.name)).not.toMatch(
        /hello@example|www\.example\.co|Tafrit Studio|סטודיו תפריט|97230000000/,
      );
  });

  test('appear in sitemap, robots.txt, manifest and policy', async () => {
    expect(await read('sitemap.xml')).toContain('https://second.co.il/services');
    expect(await read('robots.txt')).toContain(other.origin[language]);
    expect(JSON.parse(await read('site.webmanifest')).name).toBe(name);
    const policy = policyIn(await read('_headers'));
    expect(policy['script-src']).toContain('https://www.googletagmanager.com');
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(["'self'", 'https://forms.second.com']),
    );
    expect(policy['connect-src']).not.toContain('https://reviews.example.com');
  });

  test('[S7] configure analytics in the boot script', async () => {
    const [boot = '?'] = (await readdir(path.join(scratch, 'site', root, 'assets'))).filter((one) =>
      one.startsWith('boot.'),
    );
    const { counting, start } = bootDataIn(await read(`assets/${boot}`));
    expect(builtFiles).toHaveProperty([counting?.replace('/assets/', '') ?? '']);
    const { analyticsId, analyticsConsent, analyticsHost } = other;
    expect(start.settings).toEqual({ analyticsId, analyticsConsent, analyticsHost });
    expect(await read(start.siteData)).toContain(other.email);
  });

  test('[Export] adds a meta policy to every page for hosts without headers', async () => {
    for (const file of ['index.html', 'pricing.html', 'terms.html', '404.html']) {
      const $ = load(await read(file));
      const said = metaPolicyOf($);
      expect(said['default-src']).toEqual(["'none'"]);
      expect(said['style-src']).toEqual(expect.arrayContaining(textsOf($, 'style').map(hashOf)));
    }
  });
});

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'export-'));
  await exportInto(scratch, other, { now: new Date('2044-06-01T12:00:00Z'), hasMetaPolicy: true });
}, 300_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));
