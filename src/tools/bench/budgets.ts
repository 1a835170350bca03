/**
 * What a page may weigh: limits that do not depend on the machine, so that tests hold them. In kB, which are
 * 1,000 bytes, as brotli sends them.
 */
export const budgets = {
  /**
   * Each page's HTML with its styles: with its headers not much more than a first flight of ten packets, 14.6. What
   * exceeds that is the end of the page; the first screen, which the first paint waits for, comes with the first
   * flight. Source: RFC 6928.
   */
  html: 14.8,
  /** The code that every page runs once it is hydrated, without words. Ariakit's menu and dialog are 27 of it. */
  mainCode: 180,
  /** All the code that the home page runs once it is hydrated. */
  homeCode: 216,
  /** The script that every page runs before a person acts; 0.15 of it is the way out when a deployment has taken the code. */
  boot: 2.1,
  /** HTML, fonts and the boot script of a page. */
  untilWhole: 70,
  /** The code that a page prefetches before the first interaction. */
  ahead: 216,
} as const;
