import { readSettings, SettingsError, type SettingsReading } from '../src/settings/readSettings';
import { siteConfig } from '../src/site.config';
import { factProblems } from './facts/factProblems';
import { siteFacts } from './facts/siteFacts';

/**
 * Reads and validates the owner's settings and facts.
 * @throws Error with a line for each problem, all at once.
 */
export function readSite(environment: Readonly<Record<string, string | undefined>>) {
  const facts = factProblems(siteFacts);
  const found = facts.length > 0 ? [`Facts that cannot be used:\n  ${facts.join('\n  ')}`] : [];
  try {
    const reading: SettingsReading = readSettings(siteConfig, environment);
    if (found.length === 0) return reading;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    found.unshift(error.message);
  }
  throw new SettingsError(found.join('\n'));
}
