import * as v from 'valibot';
import {
  type PlaceOf,
  problemOf,
  readSettings,
  SettingsError,
  type SettingsReading,
} from '../src/settings/readSettings';
import { serviceSchema } from '../src/settings/serviceSchema';
import { variableName } from '../src/settings/variables';
import { siteConfig } from '../src/site.config';
import { placesIn } from './environment';

/** Validated settings of the service. `src/settings/serviceSchema.ts` describes each. */
export type ServiceSettings = ReturnType<typeof readServiceSettings>;

export type MailSettings = Readonly<Record<'smtpUrl' | 'from' | 'owner', string>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the backend's settings from the environment, and the site's settings as the build does.
 * @throws SettingsError with a line for each missing or invalid setting: its place, its value (never a secret), and
 * the expected value.
 */
export function readServiceSettings(environment: Environment, placeOf = placesIn(environment)) {
  const { success, output: own, issues = [] } = v.safeParse(serviceSchema, given(environment));
  const problems = [
    ...issues.map((issue) => problemOf(issue, placeOf)),
    ...halfMail(given(environment), placeOf),
  ];
  let reading: SettingsReading | undefined;
  try {
    reading = readSettings(siteConfig, environment, placeOf);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  if (!success || !reading || problems.length > 0)
    throw new SettingsError('The service cannot start', problems);
  const { settings: site, refusedPlaceholders } = reading;
  const { smtpUrl, mailFrom: from, ownerEmail: owner } = own;
  const mail: MailSettings | undefined = smtpUrl === '' ? undefined : { smtpUrl, from, owner };
  return {
    port: Number(own.port),
    databaseUrl: own.databaseUrl,
    password: own.moderationPassword,
    mail,
    site,
    ownerLanguage: own.ownerLanguage,
    /** Origins that are still examples. */
    examples: refusedPlaceholders.filter(({ path: [key] }) => key === 'origin'),
    trustedProxies: Number(own.trustProxy),
    keepAliveSeconds: Number(own.keepAliveSeconds),
    inquiryDays: Number(site.inquiryDays),
    rejectedReviewDays: Number(site.rejectedReviewDays),
  };
}

/**
 * Reads one setting for commands that do not need the others.
 * @throws SettingsError if it is invalid.
 */
export function readSetting(key: 'databaseUrl' | 'port', environment: Environment): string {
  const result = v.safeParse(v.pick(serviceSchema, [key]), { [key]: given(environment)[key] });
  if (result.success) return `${result.output[key]}`;
  const problems = result.issues.map((issue) => problemOf(issue, placesIn(environment)));
  throw new SettingsError('The command cannot run', problems);
}

/** Every setting of the backend, as written or by default. */
function given(environment: Environment): Environment {
  const written = Object.entries(serviceSchema.entries).map(([key, rule]) => [
    key,
    environment[variableName([key])] ?? v.getMetadata(rule).fallback,
  ]);
  return Object.fromEntries(written);
}

function halfMail(written: Environment, placeOf: PlaceOf): readonly string[] {
  const keys = ['smtpUrl', 'mailFrom', 'ownerEmail'];
  const empty = keys.filter((key) => !written[key]?.trim()).map((key) => variableName([key]));
  const set = keys.map((key) => variableName([key])).filter((name) => !empty.includes(name));
  if (set.length === 0) return [];
  const expected = `expected a value beside ${set.join(' and ')}`;
  return empty.map((name) => `${placeOf({ name })} is empty: ${expected}`);
}
