import { readSettings, SettingsError } from '../../src/settings/readSettings';
import { variableNames, variables } from '../../src/settings/variables';
import { flatWords } from '../../tools/facts/words';
import { exampleSettings } from '../support/exampleSettings';
import { identity, malformed, services } from './values';

const every = [...identity, ...services];
const example = flatWords(exampleSettings);

/** Settings that an environment changes, by path. */
function changesOf(environment: Readonly<Record<string, string>>) {
  const read = flatWords(readSettings(exampleSettings, environment).settings);
  return Object.fromEntries(Object.entries(read).filter(([key, value]) => value !== example[key]));
}

function variableOf(name: string) {
  const found = variables.find((variable) => variable.name === name);
  if (!found) throw new Error(`no ${name}`);
  return { place: found.path.join('.'), expected: found.expected };
}

describe('[Settings] The environment', () => {
  test('has a test for every variable', () => {
    expect(every.map(([name]) => name).sort()).toEqual([...variableNames].sort());
  });

  test.each([...every, ...malformed])('%s is %j, and changes nothing else', (name, value) => {
    expect(changesOf({ [name]: ` ${value}\n` })).toEqual({ [variableOf(name).place]: value });
  });

  const rejected = [...every, ...malformed].flatMap(([name, , ...values]) =>
    values.map((value) => [name, value] as const),
  );
  test.each(rejected)('%s=%j is rejected with key, value and expectation', (name, value) => {
    const shown = JSON.stringify(value.trim());
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} is ${shown}: expected ${variableOf(name).expected}`,
    ]);
  });

  test.each([
    ...['REVIEWS_API', 'ANALYTICS_ID', 'CONTACT_ENDPOINT', 'SECURITY_CONTACT'],
    ...['BANNER_MESSAGE_EN', 'SOCIAL_FACEBOOK', 'SOCIAL_LINKEDIN', 'SOCIAL_INSTAGRAM'],
  ])('%s may be empty', (name) => {
    expect(problemsOf({ [name]: '' })).toEqual([]);
  });

  test.each([
    ['REVIEWS_API', { reviewsApi: null }, ['REVIEWS_API', 'REVIEWS_APP_ID']],
    ['BOOKING_URL', { bookingUrl: null }, ['BOOKING_URL']],
    ['STUDIO_MESSAGING_NUMBER', { messagingNumber: null }, ['STUDIO_MESSAGING_NUMBER']],
  ])('%s may be none, and is no placeholder then', (name, settings, answered) => {
    const reading = readSettings(exampleSettings, { [name]: ' none ', EMAIL: 'x@y.z' });
    expect(reading.settings).toMatchObject(settings);
    expect(reading.overrides).toEqual([{ name, place: name, value: 'none' }]);
    const asked = identity.map(([one]) => one).filter((one) => !answered.includes(one));
    expect(reading.placeholders).toEqual(asked.map((one) => variableOf(one).place));
    expect(variableOf(name).expected).toMatch(/, or none$/);
  });

  test.each([
    ['ORIGIN_HE', 'https://www.example.com', /^ORIGIN_HE is .*: expected a host of its own/],
    ['ORIGIN_HE', 'http://www.example.com', /^ORIGIN_HE is .*: expected a host of its own/],
    ['ORIGIN_HE', 'https://www.studio.fr', /^ORIGIN_HE is .* with \.co\.il \(host in locales/],
    ['STUDIO_CITY_HE', 'חיפה', /^STUDIO_CITY_HE is "חיפה": expected .*studioAddress\.he, after a/],
    ['STUDIO_NAME_HE', 'א"ב', /^STUDIO_NAME_HE is "א\\"ב": expected ״ or ׳, never " or '$/],
    ['STUDIO_REGISTRATION', 'exemptDealer', /^VAT_NOTE is "excluded": expected none for an exempt/],
    ['VAT_NOTE', 'none', /^VAT_NOTE is "none": expected .*excluded or included for a company/],
    ['STUDIO_EMAILS', '', /mean STUDIO_EMAIL\?/],
    ['STUDIO-NAME_HE', '', /mean STUDIO_NAME_HE\?/],
    ['ORIGIN_E', '', /mean ORIGIN_EN\?/],
  ])('%s=%j is rejected: %s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(problem)]);
  });

  // Other programs' variables, one of an earlier version, another first letter, two mistakes,
  // another case, and names that resemble PORT.
  test.each(['EMAIL', 'MAIL', 'PHONE_HOME', 'IPHONE', 'EMIALS', 'email', 'E', 'PATH', '', 'PORR'])(
    '%j is ignored',
    (name) => {
      expect(changesOf({ [name]: 'x' })).toEqual({});
    },
  );
});

test.each<[problem: string, defaults: object]>([
  [
    `STUDIO_PHONE is missing: expected ${variableOf('STUDIO_PHONE').expected}`,
    { phone: undefined },
  ],
  [
    'STUDIO_NAME_HE is missing: expected text that is not empty',
    { studioName: { ...exampleSettings.studioName, he: undefined } },
  ],
  ['STUDIO_PHONE is 972: expected an international number', { phone: 972 }],
  ['telegram has no rule: expected one in src/settings/settingsSchema.ts', { telegram: '@a' }],
  ['social.telegram has no', { social: { ...exampleSettings.social, telegram: '' } }],
])('[Settings] the owner’s file is rejected: %s', (problem, defaults) => {
  expect(problemsOf({}, defaults)).toEqual([expect.stringContaining(problem)]);
});

test('[Settings] placeholders are listed until they are replaced; strict builds accept social ones', () => {
  const { placeholders, refusedPlaceholders } = readSettings(exampleSettings, {});
  expect(placeholders).toEqual(identity.map(([name]) => variableOf(name).place));
  const refused = identity.map(([name]) => name).filter((name) => !name.startsWith('SOCIAL_'));
  expect(refusedPlaceholders.map(({ place }) => place)).toEqual(refused);
  const real = Object.fromEntries(identity.map(([name, value]) => [name, value]));
  expect(readSettings(exampleSettings, real).placeholders).toEqual([]);
});

/** A line for each problem; without a type check, as the build reads the owner's file. */
function problemsOf(
  environment: Readonly<Record<string, string>>,
  defaults: object = {},
): readonly string[] {
  try {
    readSettings({ ...exampleSettings, ...defaults }, environment);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems;
  }
}
