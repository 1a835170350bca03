import type { Language } from '../../../locales/languages';

/** What the commands that run for long may be told; each takes some of it. */
export interface EnduranceOptions {
  /** What chance is made of: the same seed does the same again. */
  readonly seed: number;
  /** Inputs that each property is tried on. */
  readonly runs: number;
  /** For how long properties are tried at the most, in real minutes. */
  readonly limit: number;
  /** How long a visitor stays, in minutes of the page's clock. */
  readonly minutes: number;
  /** How much a monkey does. */
  readonly actions: number;
  readonly languages: readonly Language[];
  /** Of the window, in px. */
  readonly widths: readonly number[];
  readonly only: 'properties' | 'visitor' | undefined;
  /** Whether properties go on where the same seed was left. */
  readonly isResumed: boolean;
  /** The file of a path that is taken again. */
  readonly replay: string | undefined;
}

export type OptionName = (typeof numbers)[number] | TextOption;

type TextOption = 'language' | 'width' | 'only' | 'replay';

const numbers = ['seed', 'resume', 'runs', 'limit', 'minutes', 'actions'] as const;
const choices = { language: ['en', 'he'], only: ['properties', 'visitor'] } as const;

/**
 * Reads the words of the command line, which are names and values in turn: `--seed 7`.
 * @param taken the options that the command takes.
 * @throws Error in one line that says what is wrong and what is expected.
 */
export function readEnduranceOptions(
  words: readonly string[],
  taken: readonly OptionName[],
  defaults: EnduranceOptions,
): EnduranceOptions {
  let options = defaults;
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = words.slice(index, index + 2);
    const name = taken.find((one) => word === `--${one}`);
    if (!name) throw new Error(`${word} is no option: expected ${taken.map(usage).join(', ')}`);
    if (value === undefined) throw new Error(`${word} stands alone: expected ${usage(name)}`);
    options = { ...options, ...optionFrom(name, value) };
  }
  return options;
}

function optionFrom(name: OptionName, value: string): Partial<EnduranceOptions> {
  if (name === 'replay') return { replay: value };
  if (name === 'language') return { languages: [oneOf(name, value, choices.language)] };
  if (name === 'only') return { only: oneOf(name, value, choices.only) };
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || value.trim() === '') {
    throw new Error(`--${name} is ${value}: expected a whole number, such as ${usage(name)}`);
  }
  if (name === 'resume') return { seed: number, isResumed: true };
  return name === 'width' ? { widths: [number] } : { [name]: number };
}

function oneOf<Choice extends string>(
  name: string,
  value: string,
  known: readonly Choice[],
): Choice {
  const choice = known.find((one) => one === value);
  if (choice) return choice;
  throw new Error(`--${name} is ${value}: expected ${known.join(' or ')}`);
}

function usage(name: OptionName): string {
  if (name === 'replay') return '--replay FILE';
  if (name === 'language' || name === 'only') return `--${name} ${choices[name].join('|')}`;
  return `--${name} ${numbers.some((one) => one === name) ? '10' : '390'}`;
}
