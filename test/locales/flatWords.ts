/** Every message of a dictionary by its dotted key. */
export function flatWords(words: object, place = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
      const key = place === '' ? name : `${place}.${name}`;
      if (typeof value === 'string') return [[key, value]];
      if (typeof value === 'object' && value !== null) return Object.entries(flatWords(value, key));
      throw new Error(`${key} is neither words nor a place`);
    }),
  );
}

/** Sorted parameter names of a message. */
export function parametersOf(words: string): string[] {
  return [...words.matchAll(/{{(.*?)}}/g)].map(([, name = '']) => name).sort();
}

/** Fills a message's parameters. Throws if one is missing. */
export function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/{{(.*?)}}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`{{${name}}} is not given`);
    return String(value);
  });
}

/** Claims of section 9, as parameters of its sentences. The owner's current claims are in `src/content/claims.ts`. */
export const specifiedClaims = {
  uptime: 99.9,
  replyHours: 24,
  meetingMinutes: 30,
  startWeeks: '1 week',
} as const;
