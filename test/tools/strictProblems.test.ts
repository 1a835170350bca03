import { readSettings } from '../../src/settings/readSettings';
import { siteFacts } from '../../src/tools/facts/siteFacts';
import { type Samples, strictProblems } from '../../src/tools/strictProblems';
import { exampleSettings } from '../support/exampleSettings';
import { ownEnvironment } from '../support/ownEnvironment';

/** The site's facts, all samples or none. */
function samples(sample: boolean): Samples {
  const { legalPages, team, workTerms, accessibilityTest, office } = siteFacts;
  const { terms, privacy, accessibility } = legalPages;
  return {
    portfolio: [
      {
        id: 'kiosk',
        name: { en: 'Kiosk', he: 'קיוסק' },
        description: { en: 'A kiosk.', he: 'קיוסק.' },
        image: 'shelf',
        place: { en: 'Haifa', he: 'חיפה' },
        service: 'qrMenu',
        link: 'https://kiosk.co.il',
        sample,
      },
    ],
    legalPages: {
      terms: { ...terms, sample },
      privacy: { ...privacy, sample },
      accessibility: { ...accessibility, sample },
    },
    team: { ...team, sample },
    workTerms: { ...workTerms, sample },
    accessibilityTest: { ...accessibilityTest, sample },
    office: { ...office, sample },
  };
}

const own = readSettings(exampleSettings, ownEnvironment);

describe('[Settings] What a strict build refuses', () => {
  test('nothing of a studio that has put in its own', () => {
    expect(own.placeholders).toEqual([]);
    expect(strictProblems(own, samples(false))).toEqual([]);
  });

  test('each placeholder, with its variable and what is expected there', () => {
    const { EMAIL: _, REVIEWS_APP_ID: __, ...rest } = ownEnvironment;
    expect(strictProblems(readSettings(exampleSettings, rest), samples(false))).toEqual([
      expect.stringMatching(
        /^EMAIL is still a placeholder: .*src\/site\.config\.ts.*an email address/,
      ),
      expect.stringMatching(/^REVIEWS_APP_ID is still a placeholder: /),
    ]);
  });

  test('[S4] a send that is simulated', () => {
    const simulated = readSettings(exampleSettings, { ...ownEnvironment, CONTACT_ENDPOINT: '' });
    expect(strictProblems(simulated, samples(false))).toEqual([
      expect.stringMatching(/^CONTACT_ENDPOINT is empty: .*nothing is; set it to the address/),
    ]);
  });

  test('a security.txt past its day, by the clock of who builds', () => {
    const reading = readSettings(exampleSettings, {
      ...ownEnvironment,
      SECURITY_EXPIRES: '2030-05-01',
    });
    const problems = (now: string) => strictProblems(reading, samples(false), new Date(now));
    expect(problems('2030-04-30T23:59:59Z')).toEqual([]);
    expect(problems('2030-05-01T00:00:00Z')).toEqual([
      expect.stringMatching(/^SECURITY_EXPIRES is 2030-05-01, which is past: .*set a day/),
    ]);
  });

  test('sample projects, legal texts, people, test and office, each with its file and how to mend it', () => {
    const lines = strictProblems(own, samples(true));
    expect(lines.map((line) => line.split(/ (is|are) /)[0])).toEqual([
      'src/content/portfolio.ts: kiosk',
      'src/content/legal.ts: the text of /terms',
      'src/content/legal.ts: the text of /privacy',
      'src/content/legal.ts: the text of /accessibility',
      'src/content/team.ts: team',
      'src/content/workTerms.ts: workTerms',
      'src/content/accessibility.ts: accessibilityTest',
      'src/content/accessibility.ts: office',
    ]);
    for (const line of lines) expect(line).toContain('sample: false');
  });
});
