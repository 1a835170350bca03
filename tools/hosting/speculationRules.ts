/** Address of the rules, which pages name in a header. */
export const speculationRulesPath = '/speculationrules.json';

/** Media type that browsers require. Source: HTML, "Speculation-Rules". */
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Lets the browser prerender the page of a link that the pointer is on or that is pressed. Not once the site is live,
 * which fetches only the code of the page. Browsers prerender nothing with Save-Data.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: ':root:not([data-start=live]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
