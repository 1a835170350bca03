import { readFileSync } from 'node:fs';
import { lineOf } from '../../backend/environment';

/** The file of a message, its line and its place in it. */
export function placeOf(language: string, key: string): string {
  const keys = key.split('.');
  const file = `locales/${language}/${keys[0]}.ts`;
  const line = lineOf(readFileSync(file, 'utf8'), keys) + 1;
  return `${file}, line ${line}: ${keys.slice(1).join('.')}`;
}
