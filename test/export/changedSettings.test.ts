import { readdir } from 'node:fs/promises';
import { load } from 'cheerio';
import type { Settings } from '../../src/settings/settingsSchema';
import { bootDataIn } from '../support/codeTable';
import { exampleSettings } from '../support/exampleSettings';
import { policyIn } from './contentPolicy';
import { bothRoots, builtFiles, exportedWith } from './exportedRoots';
import { offersIn, vatNotesIn } from './statedFacts';

describe('[Settings] A changed setting turns up in both roots', () => {
  const other: Settings = {
    ...exampleSettings,
    studioName: { en: 'Second & Sons', he: 'שני ובניו' },
    studioLegalName: 'Second and Sons Ltd',
    studioCompanyNumber: '515234567',
    accessibilityContact: {
      name: 'Ruth Levi',
      email: 'ruth@second.co.il',
      phone: '+972 4 123 4568',
    },
    email: 'orders@second.co.il',
    phone: '+972 4 123 4567',
    messagingNumber: '+972 54 765 4321',
    bookingUrl: 'https://calendly.com/second/30min',
    origin: { en: 'https://second.com', he: 'https://second.co.il' },
    vatNote: 'included',
    analyticsId: 'G-SECOND1234',
    contactEndpoint: 'https://forms.second.com/enquiries',
    enquiryDays: '1095',
    reviewsApi: '',
  };
  const site = exportedWith(other, new Date('2044-06-01T12:00:00Z'));

  test.each(bothRoots)(
    '%s: name, mail, phone, chat, booking, VAT in %s',
    async (language, root) => {
      const name = other.studioName[language];
      const $ = load(await site.read(root, 'contact.html'));
      expect($('title').text()).toContain(name);
      expect($('footer').text()).toContain(`© 2044 ${name}`);
      expect($('footer a[href="mailto:orders@second.co.il"]').text()).toBe('orders@second.co.il');
      expect($('footer a[href="tel:+97241234567"]').text()).toBe(
        language === 'en' ? '+972 4 123 4567' : '04-123-4567',
      );
      expect($('a[href^="https://wa.me/972547654321?text="]').length).toBe(2);
      expect($('a[href="https://calendly.com/second/30min"]').length).toBeGreaterThanOrEqual(2);
      expect($('link[rel=canonical]').attr('href')).toBe(`${other.origin[language]}/contact`);
      const privacy = load(await site.read(root, 'privacy.html'));
      expect(privacy('main').text()).toContain(language === 'en' ? '1,095 days' : '1,095 יום');
      const pricing = load(await site.read(root, 'pricing.html'));
      expect(vatNotesIn(pricing, language, 'included')).toHaveLength(1);
      const offered = offersIn(pricing).map(({ valueAddedTaxIncluded }) => valueAddedTaxIncluded);
      expect(new Set(offered)).toEqual(new Set([true]));
    },
  );

  test.each(bothRoots)('%s: nothing of the placeholders is left in %s', async (_, root) => {
    for (const entry of await readdir(site.at(root), { withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const text = await site.read(root, entry.name);
      expect(text).not.toMatch(
        /hello@example|www\.example\.co|Tafrit Studio|סטודיו תפריט|97230000000/,
      );
    }
  });

  test.each(bothRoots)(
    '%s: sitemap, robots, manifest and policy of %s follow',
    async (language, root) => {
      await expect(site.read(root, 'sitemap.xml')).resolves.toContain(
        'https://second.co.il/services',
      );
      await expect(site.read(root, 'robots.txt')).resolves.toContain(other.origin[language]);
      expect(JSON.parse(await site.read(root, 'site.webmanifest')).name).toBe(
        other.studioName[language],
      );
      const policy = policyIn(await site.read(root, '_headers'));
      expect(policy['script-src']).toContain('https://www.googletagmanager.com');
      expect(policy['connect-src']).toEqual(
        expect.arrayContaining(["'self'", 'https://forms.second.com']),
      );
      expect(policy['connect-src']).not.toContain('https://reviews.example.com');
    },
  );

  test.each(bothRoots)(
    '[S7] %s: the boot script of %s knows how visits are counted',
    async (_, root) => {
      const [boot = ''] = (await readdir(site.at(root, 'assets'))).filter((name) =>
        name.startsWith('boot.'),
      );
      const { counting, start } = bootDataIn(await site.read(root, `assets/${boot}`));
      expect(builtFiles).toHaveProperty([counting.replace('/assets/', '')]);
      expect(start.settings).toEqual({
        analyticsId: other.analyticsId,
        analyticsConsent: other.analyticsConsent,
        analyticsHost: other.analyticsHost,
      });
      await expect(site.read(root, start.siteData)).resolves.toContain(other.email);
    },
  );
});
