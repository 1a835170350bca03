import type { Dictionaries } from '../../i18n/translator';

type Leaves = ReadonlyMap<string, string>;

/**
 * Holds the Hebrew dictionary against the English one: the same keys, no empty text, the same parameters.
 * The types say the same of the keys, but a build need not wait for them.
 * @throws Error with one line for each difference, which names the key and the file's place.
 */
export function checkWords({ en, he }: Required<Dictionaries>): void {
  const english = leavesOf(en);
  const hebrew = leavesOf(he);
  const problems = [
    ...missing(english, hebrew).map((key) => `${fileOf(key, 'he')}: ${key} is missing`),
    ...missing(hebrew, english).map((key) => `${fileOf(key, 'he')}: ${key} is not in English`),
    ...emptyIn(english).map((key) => `${fileOf(key, 'en')}: ${key} is empty`),
    ...emptyIn(hebrew).map((key) => `${fileOf(key, 'he')}: ${key} is empty`),
    ...strangersIn(english, hebrew),
  ];
  if (problems.length > 0) throw new Error(`Words that do not fit:\n  ${problems.join('\n  ')}`);
}

/** Every text of a dictionary by its key. */
export function leavesOf(words: object, path = ''): Leaves {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...leavesOf(value, `${path}${key}.`)]
        : [[`${path}${key}`, String(value)]],
    ),
  );
}

function missing(from: Leaves, other: Leaves): string[] {
  return [...from.keys()].filter((key) => !other.has(key));
}

function emptyIn(leaves: Leaves): string[] {
  return [...leaves].filter(([, text]) => text.trim() === '').map(([key]) => key);
}

/** Parameters that the Hebrew text names and the English one does not know: they would stay unfilled. */
function strangersIn(english: Leaves, hebrew: Leaves): string[] {
  return [...hebrew].flatMap(([key, text]) => {
    const known = parametersOf(english.get(key) ?? text);
    return parametersOf(text)
      .filter((name) => !known.includes(name) && !everywhere.includes(name))
      .map((name) => `${fileOf(key, 'he')}: ${key} names {{${name}}}, which English does not`);
  });
}

/** What the translator fills into every text. */
const everywhere = [
  'studio',
  'email',
  'phone',
  'year',
  'uptime',
  'replyHours',
  'meetingMinutes',
  'startWeeks',
];

function parametersOf(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name);
}

/** The file that a key's text stands in. */
export function fileOf(key: string, language: 'en' | 'he'): string {
  return `locales/${language}/${key.split('.')[0]}.ts`;
}
