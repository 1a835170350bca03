import * as v from 'valibot';
import type { Language } from '../locales/languages';
import { readSettings, SettingsError } from '../src/settings/readSettings';
import { serviceSchema } from '../src/settings/serviceSchema';
import type { Settings } from '../src/settings/settingsSchema';
import { variableName } from '../src/settings/variables';
import { siteConfig } from '../src/site.config';

/** Validated settings of the service. */
export interface ServiceSettings {
  /** 1 to 65535. */
  readonly port: number;
  /** May contain a token; never shown. */
  readonly databaseUrl: string;
  /** At least 32 characters; never shown. */
  readonly secret: string;
  /** Undefined sends nothing; mails wait in the outbox. */
  readonly mail: MailSettings | undefined;
  readonly ownerLanguage: Language;
  /** Number of trusted proxies in front of the service. */
  readonly trustedProxies: number;
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
  /** Days until a rejected review is deleted. */
  readonly rejectedReviewDays: number;
  /** Settings that the site and the backend share: origins, `reviewsAppId`, the studio's name. */
  readonly site: Settings;
}

export interface MailSettings {
  /** With user and password; never shown. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly owner: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the backend's settings from the environment, and the site's settings as the build does.
 * @throws SettingsError with a line for each missing or invalid setting: its name, its value (never a secret), and
 * the expected value.
 */
export function readServiceSettings(environment: Environment): ServiceSettings {
  const own = readOwn(environment);
  const site = readSite(environment);
  const problems = [
    ...(Array.isArray(own) ? own : halfMail(own)),
    ...(Array.isArray(site) ? site : []),
  ];
  if (Array.isArray(own) || Array.isArray(site) || problems.length > 0) {
    throw new SettingsError(`The service cannot start:\n  ${problems.join('\n  ')}`);
  }
  return {
    port: Number(own.port),
    databaseUrl: own.databaseUrl,
    secret: own.serviceSecret,
    mail: mailOf(own),
    ownerLanguage: own.ownerLanguage === 'he' ? 'he' : 'en',
    trustedProxies: Number(own.trustProxy),
    inquiryDays: Number(site.inquiryDays),
    rejectedReviewDays: Number(site.rejectedReviewDays),
    site,
  };
}

/**
 * Reads the database address for commands that do not listen.
 * @throws SettingsError if it is invalid.
 */
export function readDatabaseUrl(environment: Environment): string {
  const { databaseUrl: rule } = serviceSchema.entries;
  const value = environment.DATABASE_URL ?? v.getMetadata(rule).fallback;
  if (v.is(rule, value)) return value.trim();
  throw new SettingsError(problemOf({ key: 'databaseUrl', rule, value }));
}

interface Given {
  readonly key: string;
  readonly rule: (typeof serviceSchema.entries)[keyof Own];
  readonly value: string | undefined;
}

type Own = v.InferOutput<typeof serviceSchema>;

/** The backend's own settings, or a line for each problem. */
function readOwn(environment: Environment): Own | string[] {
  const given = Object.entries(serviceSchema.entries).map(([key, rule]) => {
    const value = environment[variableName([key])] ?? v.getMetadata(rule).fallback;
    return { key, rule, value };
  });
  const values = Object.fromEntries(given.map(({ key, value }) => [key, value]));
  const result = v.safeParse(serviceSchema, values);
  if (result.success) return result.output;
  return given.filter(({ rule, value }) => !v.is(rule, value)).map(problemOf);
}

function readSite(environment: Environment): Settings | string[] {
  try {
    return readSettings(siteConfig, environment).settings;
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n  ').slice(1);
    throw error;
  }
}

function problemOf({ key, rule, value }: Given): string {
  const { isSecret } = v.getMetadata(rule);
  return `${variableName([key])} is ${shown(value, isSecret)}: expected ${v.getDescription(rule)}`;
}

function shown(value: string | undefined, isSecret = false): string {
  if (value === undefined) return 'missing';
  if (!isSecret) return JSON.stringify(value.trim());
  return value.trim() === '' ? 'empty' : `${value.trim().length} characters that are not shown`;
}

/** Mail settings are all or none. */
function halfMail({ smtpUrl, mailFrom, ownerEmail }: Own): string[] {
  const mail = { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, OWNER_EMAIL: ownerEmail };
  const set = Object.entries(mail).flatMap(([name, value]) => (value === '' ? [] : [name]));
  if (set.length === 0) return [];
  return Object.entries(mail)
    .filter(([, value]) => value === '')
    .map(([name]) => `${name} is empty: expected a value, since ${set.join(' and ')} is set`);
}

function mailOf({ smtpUrl, mailFrom, ownerEmail }: Own): MailSettings | undefined {
  return smtpUrl === '' ? undefined : { smtpUrl, from: mailFrom, owner: ownerEmail };
}
