import * as v from 'valibot';
import { misspellings } from './misspelt';
import { type Settings, settingsSchema } from './settingsSchema';
import {
  serviceVariables,
  type Variable,
  variableName,
  variableNames,
  variables,
} from './variables';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** What `readSettings` gives: the settings to build with and the names of those still placeholders. */
export interface SettingsReading {
  readonly settings: Settings;
  readonly placeholders: readonly string[];
  /** Those of them that a strict build refuses, each with what to put in its place. */
  readonly refusedPlaceholders: readonly Pick<Variable, 'name' | 'expected'>[];
  /** Addresses that a published site must not name: without TLS, or of the visitor's own machine. */
  readonly unsafeAddresses: readonly { readonly name: string; readonly value: string }[];
}

/** A setting that cannot be built with. The message has one line for each: key, value, expectation. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Puts the environment's values over the owner's file and checks the result.
 * A variable that is set but empty counts (an empty `REVIEWS_API` means: same origin).
 * @throws SettingsError that names every malformed key, its value and what is expected; every key without a
 * rule; and every variable that is misspelt, since its value would be lost.
 */
export function readSettings(defaults: Settings, environment: Environment): SettingsReading {
  const result = v.safeParse(settingsSchema, withEnvironment(defaults, environment));
  const problems = [...(result.issues ?? []).map(problemOf), ...misspeltIn(environment)];
  if (!result.success || problems.length > 0) {
    throw new SettingsError(
      `Settings that cannot be used (src/site.config.ts or the environment):\n  ${problems.join('\n  ')}`,
    );
  }
  const settings = result.output;
  const placeholders = variables.filter(({ path, placeholder }) =>
    placeholder?.test(String(valueAt(settings, path))),
  );
  const refused = placeholders.filter(({ mayStayPlaceholder }) => !mayStayPlaceholder);
  return {
    settings,
    placeholders: placeholders.map(({ name }) => name),
    refusedPlaceholders: refused.map(({ name, expected }) => ({ name, expected })),
    unsafeAddresses: variables
      .map(({ name, path }) => ({ name, value: String(valueAt(settings, path)) }))
      .filter(({ value }) => unsafeAddress.test(value)),
  };
}

const unsafeAddress =
  /^http:|^https:\/\/([^/]*\.)?(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(?![\w.-])/i;

/** Every known value is there, if only as `undefined`, so that its own rule speaks of it. */
function withEnvironment(defaults: Settings, environment: Environment): Values {
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
  const shown =
    value === undefined
      ? 'missing'
      : JSON.stringify(typeof value === 'string' ? value.trim() : value);
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
