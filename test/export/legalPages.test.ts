import { accessibilityTest } from '../../src/content/accessibility';
import { type LegalPage, legalPages } from '../../src/content/legal';
import { formatDate } from '../../src/i18n/format';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { legalLines } from './legalLines';
import { linksIn, textOf } from './readHtml';

const names = Object.keys(legalPages) as LegalPage[];

describe.each(['en', 'he'] as const)('[S2] Legal pages, %s', (language) => {
  const t = translatorOf(language);
  const textOn = async (name: LegalPage) =>
    textOf(await readPage(`/${name}`, language), 'main').replace(/[\u2066-\u2069]/g, '');

  test.each(names)(
    '/%s has its date, says whether it is a sample, and lists the contents of /privacy',
    async (name) => {
      const $ = await readPage(`/${name}`, language);
      const text = textOf($, 'main');
      const { sample, updated, sections } = legalPages[name];
      expect(text.includes(t('legal.sample'))).toBe(sample);
      expect(text).toContain(t('legal.updated', { date: formatDate(updated, language) }));
      const links = $('main nav a').toArray();
      expect(links).toHaveLength(name === 'privacy' ? sections.length : 0);
      for (const link of links)
        expect($(`h2${$(link).attr('href')}[tabindex="-1"]`).length).toBe(1);
    },
  );

  // `changes.test.ts` has the other settings.
  test.each(names)('/%s says only what holds with these settings and facts', async (name) => {
    const text = await textOn(name);
    const { shown, hidden } = legalLines(name, language, {
      inquiriesSent: false,
      onlyReviewsMailed: true,
      reviewsElsewhere: true,
      visitsCounted: false,
      visitsAskedFor: false,
      basisForCounting: false,
      vatIncluded: false,
      reviews: true,
      reviewsHere: false,
      inquiriesAndReviewsMailed: false,
      calendar: true,
      chat: true,
      calendarAndChat: true,
      licensedDealer: false,
    });
    for (const line of shown) expect(text).toContain(line);
    for (const line of hidden) expect(text).not.toContain(line);
  });

  test.each(['terms', 'privacy'] as const)(
    '/%s has the registered name and address',
    async (name) => {
      const { studioLegalName, studioCompanyNumber, studioAddress } = exampleSettings;
      const text = await textOn(name);
      expect(text).toContain(studioLegalName[language]);
      expect(text).toContain(studioCompanyNumber);
      expect(text).toContain(studioAddress[language]);
    },
  );

  test('have an accessibility statement with the test and the contact', async () => {
    const text = await textOn('accessibility');
    const { testedBy, testedWith, date } = accessibilityTest;
    for (const said of [testedBy[language], testedWith[language], formatDate(date, language)])
      expect(text).toContain(said);
    expect(text).toContain(exampleSettings.accessibilityContactName[language]);
    const $ = await readPage('/accessibility', language);
    expect(linksIn($, 'section:has(> #coordinator)').map(([, href]) => href)).toEqual([
      'mailto:access@example.com',
      'tel:+97230000000',
    ]);
  });
});
