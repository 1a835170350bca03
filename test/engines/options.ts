import process from 'node:process';
import { type EngineName, engineNames } from './drivers/engine';

interface Options {
  /** All engines, where none is named. */
  readonly names: readonly EngineName[];
  readonly isNamed: boolean;
  /** What the names of the scenarios hold. */
  readonly only: string;
}

/** Reads what stands behind the command; says in one line what is wrong with it, and ends. */
export function readOptions(words: readonly string[]): Options {
  const at = words.indexOf('--only');
  const only = at < 0 ? '' : words[at + 1];
  const named = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const engines = engineNames.filter((name) => named.includes(name));
  const unknown = named.filter((word) => !engineNames.some((name) => name === word));
  if (unknown.length > 0 || only === undefined) {
    const wrong =
      only === undefined ? '--only without a text' : `no engine is called ${unknown[0]}`;
    console.error(`${wrong}: expected [${engineNames.join('|')}] [--only TEXT]`);
    process.exit(1);
  }
  const isNamed = engines.length > 0;
  return { names: isNamed ? engines : engineNames, isNamed, only };
}
