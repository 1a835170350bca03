/** A text in both languages with its location. */
export interface Both {
  readonly place: string;
  readonly en: string;
  readonly he: string;
}

/** Every `{ en, he }` pair of strings in a value, at any depth. */
export function eachInBoth(place: string, value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'he' in value) {
    const { en, he } = value;
    if (typeof en === 'string' && typeof he === 'string') return [{ place, en, he }];
  }
  const join = place.endsWith(':') ? ' ' : '.';
  return Object.entries(value).flatMap(([name, part]) => eachInBoth(place + join + name, part));
}
