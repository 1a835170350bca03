import * as v from 'valibot';
import { languageCodes } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { exampleAddress } from './examples';
import { misspellings } from './misspelt';
import { none } from './rules';
import { type Settings, settingsSchema, type WrittenSettings } from './settingsSchema';
import { serviceVariables, variableName, variableNames, variables } from './variables';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** The settings, and what the build says about them. */
export type SettingsReading = ReturnType<typeof readSettings>;

/** Says where a variable's value stands: `src/site.config.ts, line 9: phone`. Those of the backend have no path in that file. */
export type PlaceOf = (variable: {
  readonly name: string;
  readonly path?: readonly unknown[];
}) => string;

/** Invalid settings, with a line for each: place, value, expectation. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(
    title: string,
    readonly problems: readonly string[],
  ) {
    super(`${title}:\n  ${problems.join('\n  ')}`);
  }
}

/**
 * Merges environment variables over the owner's file and validates the result. An empty variable counts (an empty
 * `REVIEWS_API` means same origin).
 * @throws SettingsError with every invalid value and its expectation, every unknown key, and every misspelled
 * variable, whose value would be ignored.
 */
export function readSettings(
  defaults: WrittenSettings,
  environment: Environment,
  placeOf: PlaceOf = ({ name }) => name,
) {
  const result = v.safeParse(settingsSchema, withEnvironment(defaults, environment));
  const problems = [
    ...(result.issues ?? []).map((issue) => problemOf(issue, placeOf)),
    ...misspeltIn(environment, placeOf),
  ];
  if (!result.success || problems.length > 0)
    throw new SettingsError('Settings that cannot be used', problems);
  const settings: Settings = result.output;
  const values = variables.map((variable) => ({
    name: variable.name,
    place: placeOf(variable),
    value: String(valueAt(settings, variable.path) ?? none),
  }));
  const unused = languageCodes.filter((code) => !siteLanguages(settings).includes(code));
  const isOfSite = (part = '') => !unused.some((code) => code === part);
  const placeholders = variables.filter(
    ({ path, placeholder, partOf }) =>
      [placeholder, exampleAddress].some((one) => one?.test(String(valueAt(settings, path)))) &&
      !(partOf && settings[partOf] === null) &&
      isOfSite(path[1]),
  );
  return {
    settings,
    /** Values that the environment overrides. */
    overrides: values.filter(({ name }) => environment[name] !== undefined),
    placeholders: placeholders.map(({ path }) => path.join('.')),
    /** Placeholders that a strict build refuses, each with its fix. */
    refusedPlaceholders: placeholders
      .filter(({ mayStayPlaceholder }) => !mayStayPlaceholder)
      .map((variable) => ({ ...variable, place: placeOf(variable) })),
    /** Where the value of a variable stands. */
    placeOf: (name: string) => values.find((one) => one.name === name)?.place ?? name,
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

/** A line for an invalid setting of the site or the backend. */
export function problemOf({ path, expected, message }: v.BaseIssue<unknown>, placeOf: PlaceOf) {
  const keys = path?.map(({ key }) => key) ?? [];
  const name = variableName(keys);
  if (expected === 'never') {
    const place = placeOf({ name: keys.join('.'), path: keys });
    return `${place} has no rule: expected one in src/settings/settingsSchema.ts`;
  }
  const value = path?.at(-1)?.value;
  const plain = typeof value === 'string' ? value.trim() : value;
  const ofService = serviceVariables.find((one) => one.name === name);
  const hidden = plain === '' ? 'empty' : `${String(plain).length} characters that are not shown`;
  const shown = ofService?.isSecret ? hidden : JSON.stringify(plain);
  const place = placeOf({ name, ...(!ofService && { path: keys }) });
  return `${place} is ${value === undefined ? 'missing' : shown}: expected ${message}`;
}

function misspeltIn(environment: Environment, placeOf: PlaceOf): readonly string[] {
  const known = [...variableNames, ...serviceVariables.map(({ name }) => name)];
  return misspellings(Object.keys(environment), known).map(
    ({ written, meant }) =>
      `${placeOf({ name: written })} is not a setting; did you mean ${meant}?`,
  );
}

function valueAt(values: Values, [key, part]: readonly [key: string, part?: string]): unknown {
  return part === undefined ? values[key] : recordOf(values[key])[part];
}

function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
