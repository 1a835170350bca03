import * as v from 'valibot';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import { leavesOf } from '../export/checkWords';

/** What one fact has to be. Its message is what is expected. */
export type FactRule = v.GenericSchema;

export const amount = fact(
  'a whole number of shekels above 0, such as 199',
  (value) => Number.isInteger(value) && Number(value) > 0,
);

export const count = fact(
  'a whole number above 0',
  (value) => Number.isInteger(value) && Number(value) > 0,
);

export const positive = fact(
  'a number above 0',
  (value) => Number.isFinite(value) && Number(value) > 0,
);

export const percent = fact(
  'a number above 0, and 100 at the most',
  (value) => Number.isFinite(value) && Number(value) > 0 && Number(value) <= 100,
);

export const year = fact(
  'a year in four digits, such as 2017',
  (value) => Number.isInteger(value) && Number(value) > 1900 && Number(value) < 2100,
);

export const yesOrNo = fact('true or false', (value) => typeof value === 'boolean');

export const text = fact('text that is not empty', isText);

export const textOrNumber = fact(
  'text or a number',
  (value) => isText(value) || Number.isFinite(value),
);

/** A value of its own for each language. */
export const inBothLanguages = record({ en: text, he: text });

const [english, hebrew] = [leavesOf(en), leavesOf(he)];

export const words = fact(
  'a key that has its words in locales/en and locales/he',
  (value) => isText(value) && english.has(value) && hebrew.has(value),
);

export const webAddress = fact('an address that begins with https:// or http://', (value) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:';
});

export const date = fact('a day such as 2026-01-31', (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
});

export const hour = fact('an hour such as 9:30', (value) =>
  /^([01]?\d|2[0-3]):[0-5]\d$/.test(String(value)),
);

export const id = fact('letters, digits and hyphens', (value) =>
  /^[a-z0-9][a-z0-9-]*$/i.test(String(value)),
);

export const opaqueColor = fact(
  '# and six digits from 0 to f, such as #b22f1c',
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
);

export const color = fact(
  '# and six digits from 0 to f, such as #b22f1c, or a shadow such as rgb(29 26 22 / 14%)',
  (value) =>
    v.is(opaqueColor, value) || /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\)$/.test(String(value)),
);

/** One of a few words. */
export function oneOf(choices: readonly string[]): FactRule {
  return fact(`one of ${choices.join(', ')}`, (value) => choices.some((one) => one === value));
}

/** An object with at least these facts. One that is missing is spoken of by its own rule. */
export function record(entries: Readonly<Record<string, FactRule>>) {
  const nothing = Object.fromEntries(Object.keys(entries).map((key) => [key, undefined]));
  return v.pipe(
    v.custom<object>(isRecord, `an object with ${Object.keys(entries).join(', ')}`),
    v.transform((value): Record<string, unknown> => ({ ...nothing, ...value })),
    v.looseObject({ ...entries }),
  );
}

export function listOf(one: FactRule) {
  return v.array(one, 'a list');
}

/** An object in which every value is such a fact, whatever its name. */
export function each(one: FactRule) {
  return v.pipe(v.custom<object>(isRecord, 'an object'), v.record(v.string(), one));
}

function fact(expected: string, accepts: (value: unknown) => boolean) {
  return v.custom<unknown>(accepts, expected);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
