import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';

/** Adds the project's `.env` to the environment, without overriding. Unlike `process.loadEnvFile`, says if it may not be read. */
export function readEnvironment(): NodeJS.ProcessEnv {
  const text = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  return Object.assign(process.env, parseEnv(text), { ...process.env });
}
