import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { SettingsError } from '../src/settings/readSettings';
import { commonNames } from '../src/settings/variables';

/**
 * Adds the project's `.env` file to the environment, without overriding variables.
 * @throws SettingsError for names without their prefix in the file. In the environment they are other programs'.
 */
export function readEnvironment(file = '.env'): NodeJS.ProcessEnv {
  if (!existsSync(file)) return process.env;
  const written = Object.keys(parseEnv(readFileSync(file, 'utf8')));
  const old = written.filter((name) => commonNames.includes(name));
  if (old.length > 0) {
    const lines = old.map((name) => `${name} in ${file}: expected the name STUDIO_${name}`);
    throw new SettingsError(lines.join('\n'));
  }
  process.loadEnvFile(file);
  return process.env;
}
