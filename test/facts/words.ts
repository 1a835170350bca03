/** Sorted parameter names of a message, without plural forms. */
export function parametersOf(words: string): string[] {
  return [...words.matchAll(/{{(\w*)(?:\|.*?)?}}/g)].map(([, name = '']) => name).sort();
}

/** Claims of section 9, as parameters of its sentences. The owner's current claims are in `src/content/claims.ts`. */
export const specifiedClaims = {
  uptime: 99.9,
  replyHours: 24,
  meetingMinutes: 30,
  startWeeks: 1,
} as const;
