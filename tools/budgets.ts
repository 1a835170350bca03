/** Transfer-size budgets in kB (1,000 bytes) of brotli, which are the same on any hardware. */
export const budgets = {
  /** HTML of a page with its styles: TCP's initial congestion window, ten segments of 1,460 bytes. Source: RFC 6928. */
  html: 14.6,
  /** Code of every hydrated page without messages. Ariakit's menu and dialog are 27 of it, answers to failures 0.7. */
  mainCode: 175,
  homeCode: 215.3,
  /** Script of every page before the first interaction; 0.3 of it is the table of the start. */
  boot: 2.3,
  /** HTML, fonts and the boot script of a page. */
  initialLoad: 70,
  prefetchedCode: 215.3,
} as const;
