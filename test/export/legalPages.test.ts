import { accessibilityTest, office } from '../../src/content/accessibility';
import { legalConditions } from '../../src/features/legal/LegalText';
import { formatDate } from '../../src/i18n/format';
import { readSettings } from '../../src/settings/readSettings';
import { exampleSettings } from '../support/exampleSettings';
import { readPage } from './exportedSite';
import { linksIn, textOf } from './readHtml';

const ownBackend = {
  ...{ CONTACT_ENDPOINT: 'https://a.com', REVIEWS_API: '', VAT_NOTE: 'included' },
  ...{ ANALYTICS_ID: 'G-1', ANALYTICS_CONSENT: 'ask' },
};

test.each(['en', 'he'] as const)(
  '[S2] the accessibility statement has the test and the contact, %s',
  async (language) => {
    const $ = await readPage('/accessibility', language);
    const text = textOf($, 'main').replace(/[\u2066-\u2069]/g, '');
    const { testedBy, testedWith, date } = accessibilityTest;
    for (const said of [testedBy[language], testedWith[language], formatDate(date, language)])
      expect(text).toContain(said);
    expect(text).toContain(exampleSettings.accessibilityContactName[language]);
    expect(linksIn($, 'section:has(> #coordinator)').map(([, href]) => href)).toEqual([
      'mailto:access@example.com',
      'tel:+97230000000',
    ]);
  },
);

// Their sentences depend on these; `absent.test.ts` and `changes.test.ts` read some.
test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['the example', {}, ['mailed', 'reviews', 'reviewsElsewhere']],
  [
    'a counted site with its own backend',
    ownBackend,
    [
      ...['inquiriesSent', 'mailed', 'reviews', 'reviewsHere'],
      ...['vatIncluded', 'visitsAskedFor', 'visitsCounted'],
    ],
  ],
])('[Settings] Legal pages know what holds with the settings of %s', (_, environment, held) => {
  const { settings } = readSettings(exampleSettings, environment);
  const facts = ['screenReadersTested', ...Object.keys(office)];
  const holding = Object.entries(legalConditions(settings)).flatMap(([name, holds]) =>
    holds && !facts.includes(name) ? [name] : [],
  );
  expect(holding.sort()).toEqual(['calendar', 'chat', ...held]);
});
