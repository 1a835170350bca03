import type { SettingsReading } from '../settings/readSettings';
import { siteFacts } from './facts/siteFacts';

/** Facts with a sample flag. */
export type Samples = Pick<
  typeof siteFacts,
  'portfolio' | 'legalPages' | 'team' | 'workTerms' | 'accessibilityTest' | 'office'
>;

const legalFile = 'src/content/legal.ts';

/**
 * Reasons why the site cannot be published, one line each with the fix.
 * @param now by the clock of the build.
 */
export function strictProblems(
  reading: SettingsReading,
  samples: Samples = siteFacts,
  now = new Date(),
): readonly string[] {
  return [
    ...reading.refusedPlaceholders.map(
      ({ name, expected }) =>
        `${name} is still a placeholder: set it in the environment, .env or src/site.config.ts to your own (${expected})`,
    ),
    ...reading.unsafeAddresses.map(
      ({ name, value }) =>
        `${name} is ${value}: expected https:// and a public host, since visitors' browsers refuse to load from anywhere else, or would send what they hold in the clear`,
    ),
    ...simulatedSend(reading),
    ...expiredSecurityFile(reading, now),
    ...sampleProjects(samples),
    ...sampleTexts(samples),
    ...sampleFacts(samples),
  ];
}

function simulatedSend({ settings }: SettingsReading): readonly string[] {
  if (settings.contactEndpoint !== '') return [];
  return [
    'CONTACT_ENDPOINT is empty: the contact form would say that a message was sent while nothing is; set it to the address that takes inquiries as JSON',
  ];
}

/** Source: RFC 9116, 2.5.5: readers must ignore an expired file. */
function expiredSecurityFile({ settings }: SettingsReading, now: Date): readonly string[] {
  const { expires } = settings.security;
  if (new Date(`${expires}T00:00:00Z`) > now) return [];
  return [
    `SECURITY_EXPIRES is ${expires}, which is past: nobody may rely on /.well-known/security.txt now; see that it is right, and set a day less than a year ahead`,
  ];
}

function sampleProjects({ portfolio }: Samples): readonly string[] {
  const ids = portfolio.filter(({ sample }) => sample).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    `src/content/portfolio.ts: ${ids.join(', ')} are sample projects: replace each by one of your own with sample: false, or delete it`,
  ];
}

function sampleTexts({ legalPages }: Samples): readonly string[] {
  return Object.entries(legalPages).flatMap(([page, { sample }]) =>
    sample
      ? [
          `${legalFile}: the text of /${page} is a sample: have the words in locales/en/legal.ts and locales/he/legal.ts checked (docs/legal-review.md), then set its day in updated, and sample: false`,
        ]
      : [],
  );
}

function sampleFacts({ team, workTerms, accessibilityTest, office }: Samples): readonly string[] {
  const places = [
    [team, 'src/content/team.ts: team', 'write who you are'],
    [workTerms, 'src/content/workTerms.ts: workTerms', 'write how you work'],
    [
      accessibilityTest,
      'src/content/accessibility.ts: accessibilityTest',
      'write who tested when with what',
    ],
    [office, 'src/content/accessibility.ts: office', 'write what visitors meet at your place'],
  ] as const;
  return places
    .filter(([{ sample }]) => sample)
    .map(([, place, advice]) => `${place} is a sample: ${advice}, then set sample: false`);
}
