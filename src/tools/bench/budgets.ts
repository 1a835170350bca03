/** Weight budgets, independent of the machine, so that tests can check them. In kB (1,000 bytes) of brotli. */
export const budgets = {
  /**
   * HTML of a page with its styles: with headers about a first flight of ten packets, 14.6. Only the end of the page
   * exceeds it; the first screen arrives with the first flight. Source: RFC 6928.
   */
  html: 14.8,
  /** Code of every hydrated page without messages. Ariakit's menu and dialog are 27 of it. */
  mainCode: 180,
  /** Code of the hydrated home page. */
  homeCode: 216,
  /** Script of every page before the first interaction; 0.15 of it reloads after a deployment. */
  boot: 2.1,
  /** HTML, fonts and the boot script of a page. */
  untilWhole: 70,
  /** Prefetched code of a page. */
  ahead: 216,
} as const;
