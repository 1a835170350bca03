/** Claims of the studio, passed to every message by name. Source: docs/specification.md, section 9. */
export const claims = {
  /** Uptime of hosted sites, in percent. */
  uptime: 99.9,
  /** Maximum time until a reply, in hours. */
  replyHours: 24,
  /** Length of the free call, in minutes. */
  meetingMinutes: 30,
  /** Weeks until most projects can start, after the first meeting and the signed contract. */
  startWeeks: 1,
  /** Monthly price of the Starter plan, in whole shekels. */
  starterPrice: 199,
  /** Dishes and languages of the Starter plan. */
  starterItems: 50,
  starterLanguages: 2,
  /** Members of the team, and the year of the first, as in `team.ts`: that file has texts that home need not load. */
  teamSize: 3,
  teamSince: 2017,
} as const satisfies Readonly<Record<string, number>>;

/** True while these claims are invented, or prices in `services.ts`, `plans.ts`, `addOns.ts`; a strict build refuses them. */
export const claimsAreSample: boolean = true;

/** True while every project in `portfolio.ts` is a sample, as the words about them say. Here for the reason of the team's size. */
export const portfolioIsSample: boolean = true;

/** True while the team is invented, as home and `/contact` say. Here for the reason of its size. */
export const teamIsSample: boolean = true;

/** The object in the hero and the logo: the sample menu, or another for a studio without menus. */
export const heroDrawing: 'menu' | 'receipt' | 'ledger' | 'docket' | 'serviceTag' = 'menu';
