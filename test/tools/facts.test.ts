import { factProblems } from '../../src/tools/facts/checkFacts';
import { type Facts, siteFacts } from '../../src/tools/facts/siteFacts';

const [starter] = siteFacts.plans;
const { palette, roles, legalPages, heroMenu } = siteFacts;
const hummus = {
  id: 'hummus',
  name: { en: 'Hummus HaPina', he: 'חומוס הפינה' },
  description: { en: 'A counter.', he: 'דלפק.' },
  place: { en: 'Haifa', he: 'חיפה' },
  service: 'qrMenu',
  image: 'hummus',
  link: 'https://hummus.co.il',
  sample: false,
};
const flowers = { ...hummus, id: 'flowers', name: { en: 'Flowers', he: 'פרחים' } };
const team = {
  sample: false,
  members: [{ id: 'noa', name: hummus.name, role: hummus.name, since: 2017 }],
};
const priced = (amount: unknown) => ({
  ...starter,
  price: { kind: 'amount', amount, per: 'month' },
});
const recoloured = (name: string, value: string) => {
  const { [name]: old } = palette as Record<string, string>;
  const repaint = (scheme: object) =>
    Object.fromEntries(
      Object.entries(scheme).map(([role, one]) => [role, one === old ? value : one]),
    );
  return {
    palette: { ...palette, [name]: value },
    roles: { light: repaint(roles.light), dark: repaint(roles.dark) },
  };
};

describe('[Facts] What the owner wrote is checked before anything is built', () => {
  test('today’s facts pass', () => {
    expect(factProblems(siteFacts)).toEqual([]);
  });

  test.each<[fault: string, changed: Partial<Facts>, line: string]>([
    [
      'an amount with its currency',
      { plans: [priced('199 ILS')] },
      'src/content/plans.ts: plans[starter].price.amount is "199 ILS": expected a whole number of shekels above 0, such as 199',
    ],
    [
      'a negative amount',
      { plans: [priced(-5)] },
      'src/content/plans.ts: plans[starter].price.amount is -5: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'an amount that is no number',
      {
        addOns: [
          { ...siteFacts.addOns[0], price: { kind: 'amount', amount: Number.NaN, per: 'table' } },
        ],
      },
      'src/content/addOns.ts: addOns[nfcStickers].price.amount is NaN: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'a price without its unit',
      { plans: [{ ...starter, price: { kind: 'amount', amount: 199 } }] },
      'src/content/plans.ts: plans[starter].price.per is missing: expected one of month, packOf10, language, thirtyDishes, table, once',
    ],
    [
      'no price',
      { services: [{ ...siteFacts.services[0], price: undefined }] },
      'src/content/services.ts: services[qrMenu].price is missing: expected an object with kind',
    ],
    [
      'a promise of more than all of the time',
      { claims: { ...siteFacts.claims, uptime: 101 } },
      'src/content/claims.ts: claims.uptime is 101: expected a number above 0, and 100 at the most',
    ],
    [
      'words that no dictionary has',
      { plans: [{ ...starter, name: 'pricing.plans.basic.name' }] },
      'src/content/plans.ts: plans[starter].name is "pricing.plans.basic.name": expected a key that has its words in locales/en and locales/he',
    ],
    [
      'a project with an empty Hebrew name',
      { portfolio: [{ ...hummus, name: { en: 'Hummus', he: ' ' } }] },
      'src/content/portfolio.ts: portfolio[hummus].name.he is " ": expected text that is not empty',
    ],
    [
      'a project without English',
      { portfolio: [{ ...hummus, description: { he: 'חומוס' } }] },
      'src/content/portfolio.ts: portfolio[hummus].description.en is missing: expected text that is not empty',
    ],
    [
      'a project without a name',
      { portfolio: [{ ...hummus, name: undefined }] },
      'src/content/portfolio.ts: portfolio[hummus].name is missing: expected an object with en, he',
    ],
    [
      'an unknown cover',
      { portfolio: [{ ...hummus, image: 'falafel' }] },
      'src/content/portfolio.ts: portfolio[hummus].image is "falafel": expected one of hummus, flowers, barber, bakery, guesthouse, shelf',
    ],
    [
      'a link that runs code',
      { portfolio: [{ ...hummus, link: 'javascript:alert(1)' }] },
      'src/content/portfolio.ts: portfolio[hummus].link is "javascript:alert(1)": expected an address that begins with https:// or http://',
    ],
    [
      'a name that stands twice',
      { portfolio: [hummus, { ...flowers, name: { en: ' hummus hapina', he: 'אחר' } }] },
      'src/content/portfolio.ts: portfolio[flowers].name.en is " hummus hapina": expected a name that project "hummus" does not have already',
    ],
    [
      'an id that stands twice',
      { portfolio: [hummus, { ...flowers, id: 'hummus' }] },
      'src/content/portfolio.ts: portfolio[hummus].id is "hummus": expected an id that no other has',
    ],
    [
      'a dish for nothing',
      { heroMenu: { ...heroMenu, dishes: [{ ...heroMenu.dishes[0], price: 0 }] } },
      'src/content/heroMenu.ts: heroMenu.dishes[shakshuka].price is 0: expected a whole number of shekels above 0, such as 199',
    ],
    [
      'a day that is in no calendar',
      { legalPages: { ...legalPages, terms: { ...legalPages.terms, updated: '2026-02-30' } } },
      'src/content/legal.ts: legalPages.terms.updated is "2026-02-30": expected a day such as 2026-01-31',
    ],
    [
      'a year in words',
      { team: { ...team, members: [{ ...team.members[0], since: 'long ago' }] } },
      'src/content/team.ts: team.members[noa].since is "long ago": expected a year in four digits, such as 2017',
    ],
    [
      'a part of an add-on as the fewest that are sold',
      { addOns: [{ ...siteFacts.addOns[0], fewest: 2.5 }] },
      'src/content/addOns.ts: addOns[nfcStickers].fewest is 2.5: expected a whole number above 0',
    ],
    ['a list that is none', { addOns: {} }, 'src/content/addOns.ts: addOns is {}: expected a list'],
    [
      'a colour that is none',
      recoloured('butter', 'bluue'),
      'src/tokens/palette.ts: palette.butter is "bluue": expected # and six digits from 0 to f, such as #b22f1c',
    ],
    [
      'a role of a colour that is none',
      { roles: { ...roles, light: { ...roles.light, skeleton: 'bluue' } } },
      'src/tokens/roles.ts: roles.light.skeleton is "bluue": expected # and six digits from 0 to f, such as #b22f1c, or a shadow such as rgb(29 26 22 / 14%)',
    ],
    [
      'text without contrast',
      { roles: { ...roles, light: { ...roles.light, codeInk: '#cccccc' } } },
      'src/tokens/roles.ts: light.codeInk (#cccccc) on codeGround (#ffffff) has a contrast of 1.61: expected 4.5 or more',
    ],
  ])('%s gives its one line', (_, changed, line) => {
    expect(factProblems({ ...siteFacts, ...changed })).toEqual([line]);
  });

  test('all of them are told at once', () => {
    const facts = { ...siteFacts, plans: [priced(-5)], portfolio: null, team: undefined };
    expect(factProblems(facts).map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'src/content/plans.ts',
      'src/content/portfolio.ts',
      'src/content/team.ts',
    ]);
  });
});
