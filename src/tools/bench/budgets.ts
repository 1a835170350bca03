/**
 * What a page may weigh: limits that do not depend on the machine, so that tests hold them. In kB, which are
 * 1,000 bytes, as brotli sends them.
 */
export const budgets = {
  /** Each page's HTML with its styles. */
  html: 13.5,
  /**
   * The same with the headers of our table: what a first flight of ten packets brings, 14.6, without the 0.1 that the
   * policy grows by where visits are counted, and what servers say besides (date, ETag, encoding), 0.15 over HTTP/2.
   * A byte more waits until the browser has answered. Source: RFC 6928.
   */
  firstFlight: 14.35,
  /** The code that every page runs once it is alive, without words. Goal: 118. */
  mainCode: 147.3,
  /** All the code that the home page runs once it is alive. Goal: 138. */
  homeCode: 185.2,
  /** The script that every page runs before a person acts; 0.15 of it is the way out when a deployment has taken the code. */
  boot: 2.2,
  /** All that arrives until a page is whole and nothing of it is missing: HTML, fonts, boot. Goal: 70. */
  untilWhole: 70,
  /** What any page fetches ahead before any sign of a person. Goal: 138. */
  ahead: 188.2,
} as const;

/** What each of them is meant to be; the bench reports against these. `aheadSaving`: where data is to be saved. */
export const weightGoals = {
  html: 13.5,
  mainCode: 118,
  homeCode: 138,
  untilWhole: 70,
  ahead: 138,
  aheadSaving: 0,
} as const;
