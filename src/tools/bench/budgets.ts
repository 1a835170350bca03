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
  /** The code that every page runs once it is hydrated, without words. The libraries alone are 101. */
  mainCode: 147.3,
  /** All the code that the home page runs once it is hydrated. */
  homeCode: 185.2,
  /** The script that every page runs before a person acts; 0.15 of it is the way out when a deployment has taken the code. */
  boot: 2.2,
  /** HTML, fonts and the boot script of a page. */
  untilWhole: 70,
  /** The code that a page prefetches before the first interaction. */
  ahead: 188.2,
} as const;
