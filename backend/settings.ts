import * as v from 'valibot';
import { readSettings, SettingsError } from '../src/settings/readSettings';
import { serviceSchema } from '../src/settings/serviceSchema';
import type { Settings } from '../src/settings/settingsSchema';
import { variableName } from '../src/settings/variables';
import { siteConfig } from '../src/site.config';

/** Validated settings of the service. `src/settings/serviceSchema.ts` describes each. */
export type ServiceSettings = ReturnType<typeof readServiceSettings>;

export type MailSettings = Readonly<Record<'smtpUrl' | 'from' | 'owner', string>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the backend's settings from the environment, and the site's settings as the build does.
 * @throws SettingsError with a line for each missing or invalid setting: its name, its value (never a secret), and
 * the expected value.
 */
export function readServiceSettings(environment: Environment) {
  const own = readOwn(environment);
  const site = readSite(environment);
  const problems = [own, site].flatMap((read) => (Array.isArray(read) ? read : []));
  if (Array.isArray(own) || Array.isArray(site)) {
    throw new SettingsError(`The service cannot start:\n  ${problems.join('\n  ')}`);
  }
  const { smtpUrl, mailFrom: from, ownerEmail: owner } = own;
  const mail: MailSettings | undefined = smtpUrl === '' ? undefined : { smtpUrl, from, owner };
  return {
    port: Number(own.port),
    databaseUrl: own.databaseUrl,
    password: own.moderationPassword,
    ...{ mail, site, ownerLanguage: own.ownerLanguage },
    trustedProxies: Number(own.trustProxy),
    keepAliveSeconds: Number(own.keepAliveSeconds),
    inquiryDays: Number(site.inquiryDays),
    rejectedReviewDays: Number(site.rejectedReviewDays),
  };
}

/**
 * Reads the database address for commands that do not listen.
 * @throws SettingsError if it is invalid.
 */
export function readDatabaseUrl(environment: Environment): string {
  const value = given('databaseUrl', environment);
  if (v.is(serviceSchema.entries.databaseUrl, value)) return value.trim();
  throw new SettingsError(problemOf('databaseUrl', value));
}

type Own = v.InferOutput<typeof serviceSchema>;
type Key = keyof Own;
const keys = Object.keys(serviceSchema.entries) as Key[];

function given(key: Key, environment: Environment): string | undefined {
  return environment[variableName([key])] ?? v.getMetadata(serviceSchema.entries[key]).fallback;
}

/** The backend's own settings, or a line for each problem. */
function readOwn(environment: Environment): Own | string[] {
  const values = Object.fromEntries(keys.map((key) => [key, given(key, environment)]));
  const { success, output } = v.safeParse(serviceSchema, values);
  const wrong = keys.filter((key) => !v.is(serviceSchema.entries[key], values[key]));
  const problems = success ? halfMail(output) : wrong.map((key) => problemOf(key, values[key]));
  return success && problems.length === 0 ? output : problems;
}

function readSite(environment: Environment): Settings | string[] {
  try {
    return readSettings(siteConfig, environment).settings;
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n  ').slice(1);
    throw error;
  }
}

function problemOf(key: Key, value: string | undefined): string {
  const rule = serviceSchema.entries[key];
  const { isSecret } = v.getMetadata(rule);
  const length = value?.trim().length ?? 0;
  const hidden = length === 0 ? 'empty' : `${length} characters that are not shown`;
  const shown = isSecret ? hidden : JSON.stringify(value?.trim());
  const is = value === undefined ? 'missing' : shown;
  return `${variableName([key])} is ${is}: expected ${v.getDescription(rule)}`;
}

function halfMail({ smtpUrl, mailFrom, ownerEmail }: Own): string[] {
  const mail = Object.entries({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, OWNER_EMAIL: ownerEmail });
  const empty = mail.filter(([, value]) => value === '').map(([name]) => name);
  const set = mail.map(([name]) => name).filter((name) => !empty.includes(name));
  if (set.length === 0) return [];
  return empty.map((name) => `${name} is empty: expected a value beside ${set.join(' and ')}`);
}
