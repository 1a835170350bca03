/**
 * What the studio promises. The translator gives these to every string by name.
 * Source: specification, section 9.
 */
export const claims = {
  /** Percent of the time that hosted sites answer. */
  uptime: 99.9,
  /** Hours until an inquiry is answered, at the most. */
  replyHours: 24,
  /** Minutes of the free consultation. */
  meetingMinutes: 30,
  /** Weeks until most projects can start, after the first meeting and the signed contract. */
  startWeeks: 1,
} as const;
