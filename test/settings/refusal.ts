import { readSettings, SettingsError } from '../../src/settings/readSettings';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';

/** As the build reads the owner's file, without a type check. */
export function readUntyped(defaults: object, environment: Record<string, string>): Settings {
  return readSettings({ ...exampleSettings, ...defaults }, environment).settings;
}

/**
 * The error message for these settings.
 * @throws Error if they are valid.
 */
export function refusal(
  environment: Record<string, string>,
  defaults: object = exampleSettings,
): string {
  try {
    readUntyped(defaults, environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error(`${JSON.stringify(environment)} was accepted`);
}
