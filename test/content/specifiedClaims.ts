/** The claims of the specification's section 9, to fill its sentences with. What the owner claims today is in `src/content/claims.ts`. */
export const specifiedClaims = {
  uptime: 99.9,
  replyHours: 24,
  meetingMinutes: 30,
  startWeeks: '1 week',
} as const;
