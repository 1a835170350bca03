import { factProblems } from '../../src/tools/facts/factProblems';
import { type Facts, siteFacts } from '../../src/tools/facts/siteFacts';

/** The facts with one value replaced at `path`; list items are numbers. */
function changed(path: string, value: unknown): Facts {
  const facts = structuredClone(siteFacts);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((place, key) => Reflect.get(place, key), facts);
  if (!Reflect.has(parent, last)) throw new Error(`no ${path}`);
  Reflect.set(parent, last, value);
  return facts;
}

const [first, second] = siteFacts.portfolio;

describe('[Facts] The build reports facts that types cannot check', () => {
  test('accepts the current facts', () => {
    expect(factProblems(siteFacts)).toEqual([]);
  });

  test.each<[path: string, value: unknown, line: string]>([
    [
      'plans.0.price.amount',
      -5,
      'src/content/plans.ts: plans[starter].price.amount is -5: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'addOns.0.price.amount',
      Number.NaN,
      'src/content/addOns.ts: addOns[nfcStickers].price.amount is NaN: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'heroMenu.dishes.0.price',
      0,
      'src/content/heroMenu.ts: heroMenu.dishes[shakshuka].price is 0: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'claims.uptime',
      101,
      'src/content/claims.ts: claims.uptime is 101: expected a number above 0, and 100 at the most',
    ],
    [
      'workTerms.systemWeeks.to',
      2.5,
      'src/content/workTerms.ts: workTerms.systemWeeks.to is 2.5: expected a whole number above 0',
    ],
    [
      'workTerms.supportHours.to',
      '24:00',
      'src/content/workTerms.ts: workTerms.supportHours.to is "24:00": expected an hour such as 9:30',
    ],
    [
      `portfolio.0.name.he`,
      ' ',
      `src/content/portfolio.ts: portfolio[${first?.id}].name.he is " ": expected text that is not empty`,
    ],
    [
      'portfolio.0.link.he',
      'javascript:alert(1)',
      `src/content/portfolio.ts: portfolio[${first?.id}].link.he is "javascript:alert(1)": expected an address that begins with https:// or http://, or /#menu= and a menu’s code`,
    ],
    [
      'portfolio.1.name.en',
      ` ${first?.name.en.toUpperCase()}`,
      `src/content/portfolio.ts: portfolio[${second?.id}].name.en is " ${first?.name.en.toUpperCase()}": expected a name that project "${first?.id}" does not have already`,
    ],
    [
      'plans.1.id',
      'starter',
      'src/content/plans.ts: plans[starter] is "starter": expected an id or path that no other has',
    ],
    [
      'sitePages.1.path',
      '/',
      'src/site.pages.ts: sitePages[/] is "/": expected an id or path that no other has',
    ],
    [
      'legalPages.terms.updated',
      '2026-02-30',
      'src/content/legal.ts: legalPages.terms.updated is "2026-02-30": expected a day such as 2026-01-31',
    ],
    [
      'accessibilityTest.date',
      '22.11.2026',
      'src/content/accessibility.ts: accessibilityTest.date is "22.11.2026": expected a day such as 2026-01-31',
    ],
    [
      'team.members.0.since',
      17,
      'src/content/team.ts: team.members[noa].since is 17: expected a year in four digits, such as 2017',
    ],
    [
      'palette.butterDeep',
      'bluue',
      'src/tokens/palette.ts: palette.butterDeep is "bluue": expected # and six digits from 0 to f, such as #b22f1c',
    ],
    [
      'roles.light.skeleton',
      'bluue',
      'src/tokens/roles.ts: roles.light.skeleton is "bluue": expected # and six digits from 0 to f, such as #b22f1c, or a shadow such as rgb(29 26 22 / 14%)',
    ],
    [
      'roles.light.codeInk',
      '#cccccc',
      'src/tokens/roles.ts: light.codeInk (#cccccc) on codeGround (#ffffff) has a contrast of 1.61: expected 4.5 or more',
    ],
  ])('rejects for %s the value %j', (path, value, line) => {
    expect(factProblems(changed(path, value))).toEqual([line]);
  });
});
