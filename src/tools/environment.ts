import { existsSync } from 'node:fs';
import process from 'node:process';

/** The environment with the project's `.env` file under it: what is set already wins. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
