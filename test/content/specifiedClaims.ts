/** Claims of section 9, as parameters of its sentences. The owner's current claims are in `src/content/claims.ts`. */
export const specifiedClaims = {
  uptime: 99.9,
  replyHours: 24,
  meetingMinutes: 30,
  startWeeks: '1 week',
} as const;
