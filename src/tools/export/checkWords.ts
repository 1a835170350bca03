import type { Dictionaries } from '../../i18n/translator';

/**
 * Checks rules that types cannot express: no empty text, and no Hebrew parameter without an English one.
 * @throws Error with one line for each problem, naming file and key.
 */
export function checkWords({ en, he }: Required<Dictionaries>): void {
  const english = textsOf(en);
  const hebrew = textsOf(he);
  const problems = [
    ...emptyIn(english).map((key) => `${fileOf(key, 'en')}: ${key} is empty`),
    ...emptyIn(hebrew).map((key) => `${fileOf(key, 'he')}: ${key} is empty`),
    ...[...hebrew].flatMap(([key, text]) => {
      const known = [...parametersOf(english.get(key) ?? text), ...everywhere];
      return parametersOf(text)
        .filter((name) => !known.includes(name))
        .map((name) => `${fileOf(key, 'he')}: ${key} names {{${name}}}, which English does not`);
    }),
  ];
  if (problems.length > 0) throw new Error(`Invalid messages:\n  ${problems.join('\n  ')}`);
}

function textsOf(words: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[`${path}${key}`, value]]
        : [...textsOf(value, `${path}${key}.`)],
    ),
  );
}

function emptyIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => text.trim() === '').map(([key]) => key);
}

/** Parameters that every message can use. */
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

function fileOf(key: string, language: 'en' | 'he'): string {
  return `locales/${language}/${key.split('.')[0]}.ts`;
}
