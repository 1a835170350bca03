import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import type { PlaceOf } from '../src/settings/readSettings';

/** Adds the project's `.env` to the environment, without overriding. Unlike `process.loadEnvFile`, says if it may not be read. */
export function readEnvironment(): NodeJS.ProcessEnv {
  return Object.assign(process.env, parseEnv(textOf('.env')), { ...process.env });
}

const configFile = 'src/site.config.ts';

/** Finds the file and line in which an owner or operator states a value. */
export function placesIn(
  environment: NodeJS.Dict<string>,
  env = textOf('.env'),
  config = textOf(configFile),
): PlaceOf {
  const at = (file: string, line: number, name: string) =>
    `${file}${line < 0 ? '' : `, line ${line + 1}`}: ${name}`;
  return ({ name, path }) => {
    const given = environment[name];
    if (given !== undefined && parseEnv(env)[name] !== given) return `the environment: ${name}`;
    if (given === undefined && path) {
      return at(configFile, lineOf(config, path.map(String)), path.join('.'));
    }
    const states = (line: string) => line.split('=', 1)[0]?.replace('export ', '').trim() === name;
    return at('.env', env.split('\n').findLastIndex(states), name);
  };
}

/** Index of the line of a value, by its keys and ids from the outermost, or of what surrounds it; -1 if no key is found. */
export function lineOf(text: string, keys: readonly string[]): number {
  const lines = text.split('\n');
  const next = (line: number, key: string) => {
    const written = [` ${key}:`, `const ${key} `, `'${key}'`];
    const from = lines[line] ?? '';
    // What follows an id is beside it; a value with brackets ends with them.
    const depth = from.search(/\S/) + Number(/^\s*\w+: .*[[\]{}()],?$/.test(from));
    const after = lines.slice(line + 1).findIndex((one) => one !== '' && one.search(/\S/) < depth);
    const block = lines.slice(0, after < 0 ? lines.length : line + 1 + after);
    const states = (one: string, index: number) =>
      index >= line && written.some((form) => one.includes(form));
    const found = block.findIndex(states);
    return found < 0 ? line : found;
  };
  return keys.reduce(next, -1);
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
