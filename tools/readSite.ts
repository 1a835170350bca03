import { placesIn } from '../backend/environment';
import { readSettings, SettingsError, type SettingsReading } from '../src/settings/readSettings';
import { siteConfig } from '../src/site.config';
import { factProblems } from './facts/factProblems';
import { siteFacts } from './facts/siteFacts';

/**
 * Reads and validates the owner's settings and facts.
 * @throws Error with a line for each problem, all at once.
 */
export function readSite(environment: Readonly<Record<string, string | undefined>>) {
  const found: string[] = [];
  let reading: SettingsReading | undefined;
  try {
    reading = readSettings(siteConfig, environment, placesIn(environment));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    found.push(...error.problems);
  }
  found.push(...factProblems(siteFacts, reading?.settings));
  if (reading && found.length === 0) return reading;
  throw new SettingsError('Settings or facts that cannot be used', found);
}
