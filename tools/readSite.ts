import { placesIn } from '../backend/environment';
import { readSettings, SettingsError, type SettingsReading } from '../src/settings/readSettings';
import { siteConfig } from '../src/site.config';
import { factProblems } from './facts/factProblems';
import { siteFacts } from './facts/siteFacts';

/**
 * Reads and validates the owner's settings and facts.
 * @throws SettingsError with a line for each problem, all at once.
 */
export function readSite(environment: NodeJS.Dict<string>, types: readonly string[] = []) {
  const { reading, found } = findProblems(environment, types);
  if (reading && found.length === 0) return reading;
  throw new SettingsError('Settings or facts that cannot be used', found);
}

/** The settings, unless one is invalid, and a line for each problem, after those of types. */
export function findProblems(environment: NodeJS.Dict<string>, types: readonly string[]) {
  let found = [...types];
  let reading: SettingsReading | undefined;
  try {
    reading = readSettings(siteConfig, environment, placesIn(environment));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // It says in other words what types say of that file.
    found = [...types.filter((line) => !line.startsWith('src/site.config')), ...error.problems];
  }
  const facts = factProblems(siteFacts, reading?.settings);
  // Types have named a number in quotation marks, and a missing year.
  found.push(
    ...facts.filter(
      (line) => !types.length || !/ is ".*": expected a .*number|expected NaN/.test(line),
    ),
  );
  return { reading, found };
}
