import { languageCodes } from '../../locales/languages';
import { readSettings } from '../../src/settings/readSettings';
import { siteFacts } from '../../tools/facts/siteFacts';
import { type Samples, strictProblems } from '../../tools/strictProblems';
import { ownEnvironment } from '../settings/values';
import { exampleSettings } from '../support/exampleSettings';
import { sampleProject } from '../support/sampleProject';

/** The site's facts, all samples or none. */
function samples(sample: boolean): Samples {
  const facts: Samples = JSON.parse(
    JSON.stringify(siteFacts, (key, value: unknown) => (/sample$/i.test(key) ? sample : value)),
  );
  return { ...facts, portfolio: [sampleProject('one', { sample })] };
}

const own = readSettings(exampleSettings, ownEnvironment);
const changed = (environment: Readonly<Record<string, string>>) =>
  readSettings(exampleSettings, { ...ownEnvironment, ...environment });

const unsafe = /^\S+ is (http:|.*localhost).*: expected https:\/\/ and a public host/i;
const unlike = /^BOOKING_SERVICE_NAME is \w+, while BOOKING_URL is https:.*: expected the name/;

describe('[Settings] A strict build', () => {
  test('accepts a studio’s own values', () => {
    // A host that only starts like a placeholder.
    const reviews = { REVIEWS_API: 'https://localhost.studio.com' };
    const booking = { BOOKING_URL: 'https://cal.com/abc', BOOKING_SERVICE_NAME: 'Cal.com' };
    for (const reading of [own, changed({ ...reviews, ...booking })])
      expect(strictProblems(reading, samples(false))).toEqual([]);
  });

  test('rejects each placeholder with its variable and expectation', () => {
    const { STUDIO_EMAIL: _, REVIEWS_APP_ID: __, ...given } = ownEnvironment;
    const rest = { ...given, SECURITY_CONTACT: 'safe@example.com' };
    expect(strictProblems(readSettings(exampleSettings, rest), samples(false))).toEqual([
      expect.stringMatching(
        /^STUDIO_EMAIL is still a placeholder: expected your own, an email address/,
      ),
      expect.stringMatching(/^SECURITY_CONTACT is still a placeholder: /),
      expect.stringMatching(/^REVIEWS_APP_ID is still a placeholder: /),
    ]);
  });

  test.each([
    ['BOOKING_URL', 'HTTP://calendly.com/studio/30min', unsafe],
    ['ANALYTICS_HOST', 'https://analytics.localhost', unsafe],
    ['CONTACT_ENDPOINT', 'http://127.0.0.1:8080/inbox', unsafe],
    ['CONTACT_ENDPOINT', '', /^CONTACT_ENDPOINT is empty: .*nothing is; set it to the address/],
    ['BOOKING_URL', 'https://calendar.app.google/abc', unlike],
    ['BOOKING_SERVICE_NAME', 'Google', unlike],
  ])('[S4] [S7] rejects %s=%j: %s', (name, value, line) => {
    const problem = expect.stringMatching(line);
    expect(strictProblems(changed({ [name]: value }), samples(false))).toEqual([problem]);
  });

  test('[S7] rejects inquiries to a company that the privacy page does not name, in each language', () => {
    const elsewhere = changed({ CONTACT_ENDPOINT: 'https://formspree.io/f/abc' });
    expect(strictProblems(elsewhere, samples(false))).toEqual(
      languageCodes.map((code) =>
        expect.stringMatching(`^locales/${code}/privacy.ts, line .*formspree.*: expected the name`),
      ),
    );
  });

  test('[S7] rejects counting without asking, unless the basis is stated in every language', () => {
    const none = { ANALYTICS_CONSENT: 'none', ANALYTICS_BASIS_EN: 'No cookie.' };
    const refused = [expect.stringMatching(/^ANALYTICS_CONSENT is none with a measurement id: /)];
    expect(strictProblems(changed(none), samples(false))).toEqual(refused);
    const bases = languageCodes.map((code) => [`ANALYTICS_BASIS_${code.toUpperCase()}`, 'None.']);
    const stated = { ...none, ...Object.fromEntries(bases) };
    expect(strictProblems(changed(stated), samples(false))).toEqual([]);
    const uncounted = { ...none, ANALYTICS_ID: '' };
    expect(strictProblems(changed(uncounted), samples(false))).toEqual([]);
  });

  test('rejects a security.txt that is expired or good for a year, by the clock of the build', () => {
    const reading = changed({ SECURITY_EXPIRES: '2030-05-01' });
    const problems = (now: string) => strictProblems(reading, samples(false), new Date(now));
    for (const now of ['2029-05-01T00:00:01Z', '2030-04-30T23:59:59Z'])
      expect(problems(now)).toEqual([]);
    for (const now of ['2029-05-01T00:00:00Z', '2030-05-01T00:00:00Z'])
      expect(problems(now)).toEqual([
        expect.stringMatching(/^SECURITY_EXPIRES is 2030-05-01: expected a day to come, less/),
      ]);
  });

  test('rejects sample projects, legal texts, claims, people, test and office, each with its file, line and fix', () => {
    const told = /^src.content.(\w+)\.ts, line \d+: (\S+) is true: .*, then write false$/;
    const flags = strictProblems(own, siteFacts).map((line) => told.exec(line)?.slice(1).join(' '));
    expect(flags.filter((flag) => !/^portfolio .*\.sample/.test(`${flag}`))).toEqual([
      'accessibility accessibilityTest.sample',
      'accessibility office.sample',
      'claims claimsAreSample',
      'legal legalPages.terms.sample',
      'legal legalPages.privacy.sample',
      'legal legalPages.accessibility.sample',
      'paymentTerms paymentTerms.sample',
      'claims portfolioIsSample',
      'claims teamIsSample',
      'workTerms workTerms.sample',
    ]);
  });
});
