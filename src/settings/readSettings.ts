import * as v from 'valibot';
import { languageCodes } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { misspellings } from './misspelt';
import { none } from './rules';
import { type Settings, settingsSchema, type WrittenSettings } from './settingsSchema';
import { serviceVariables, variableName, variableNames, variables } from './variables';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** The settings, and what the build says about them. */
export type SettingsReading = ReturnType<typeof readSettings>;

/** Invalid settings. The message has one line for each: key, value, expectation. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Merges environment variables over the owner's file and validates the result. An empty variable counts (an empty
 * `REVIEWS_API` means same origin).
 * @throws SettingsError with every invalid value and its expectation, every unknown key, and every misspelled
 * variable, whose value would be ignored.
 */
export function readSettings(defaults: WrittenSettings, environment: Environment) {
  const result = v.safeParse(settingsSchema, withEnvironment(defaults, environment));
  const problems = [...(result.issues ?? []).map(problemOf), ...misspeltIn(environment)];
  if (!result.success || problems.length > 0) {
    throw new SettingsError(
      `Settings that cannot be used (src/site.config.ts, .env or the environment):\n  ${problems.join('\n  ')}`,
    );
  }
  const settings: Settings = result.output;
  const values = variables.map(({ name, path }) => ({
    name,
    value: String(valueAt(settings, path) ?? none),
  }));
  const unused = languageCodes.filter((code) => !siteLanguages(settings).includes(code));
  const isOfSite = (part = '') => !unused.some((code) => code === part);
  const placeholders = variables.filter(
    ({ path, placeholder, partOf }) =>
      placeholder?.test(String(valueAt(settings, path))) &&
      !(partOf && settings[partOf] === null) &&
      isOfSite(path[1]),
  );
  const refused = placeholders.filter(({ mayStayPlaceholder }) => !mayStayPlaceholder);
  return {
    settings,
    /** Values that the environment overrides. */
    overrides: values.filter(({ name }) => environment[name] !== undefined),
    placeholders: placeholders.map(({ name }) => name),
    /** Placeholders that a strict build refuses, each with its fix. */
    refusedPlaceholders: refused.map(({ name, expected }) => ({ name, expected })),
    /** Addresses that a published site must not use: without TLS, or on the local machine. */
    unsafeAddresses: values.filter(({ value }) => unsafeAddress.test(value)),
  };
}

const unsafeAddress =
  /^http:|^https:\/\/([^/]*\.)?(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(?![\w.-])/i;

/** Defines every known key, so that missing values reach their own rule. */
function withEnvironment(defaults: WrittenSettings, environment: Environment): Values {
  const values: Record<string, unknown> = { ...defaults };
  for (const { name, path } of variables) {
    const [key, part] = path;
    const value = environment[name] ?? valueAt(defaults, path);
    values[key] = part === undefined ? value : { ...recordOf(values[key]), [part]: value };
  }
  return values;
}

function problemOf({ path, expected, message }: v.BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => key) ?? [];
  if (expected === 'never') {
    return `${keys.join('.')} has no rule: expected one in src/settings/settingsSchema.ts, beside its value in src/site.config.ts`;
  }
  const value = path?.at(-1)?.value;
  const plain = typeof value === 'string' ? value.trim() : value;
  const shown = value === undefined ? 'missing' : JSON.stringify(plain);
  return `${variableName(keys)} is ${shown}: expected ${message}`;
}

function misspeltIn(environment: Environment): readonly string[] {
  const known = [...variableNames, ...serviceVariables.map(({ name }) => name)];
  return misspellings(Object.keys(environment), known).map(
    ({ written, meant }) => `${written} is not a setting; did you mean ${meant}?`,
  );
}

function valueAt(values: Values, [key, part]: readonly [key: string, part?: string]): unknown {
  return part === undefined ? values[key] : recordOf(values[key])[part];
}

function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
