import { existsSync } from 'node:fs';
import process from 'node:process';

/** Adds the project's `.env` file to the environment, without overriding variables. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile();
  return process.env;
}
