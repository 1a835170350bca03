import { readSettings, SettingsError } from '../../src/settings/readSettings';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';

/** The settings, or a line for each problem; without a type check, as the build reads the owner's file. */
export function readOrRefuse(
  environment: Readonly<Record<string, string>>,
  defaults: object = {},
): Settings | readonly string[] {
  try {
    return readSettings({ ...exampleSettings, ...defaults }, environment).settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n  ').slice(1);
  }
}

/** The problems alone. */
export function problemsOf(...given: Parameters<typeof readOrRefuse>): readonly string[] {
  const read = readOrRefuse(...given);
  return 'email' in read ? [] : read;
}
