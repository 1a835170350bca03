import { readFileSync } from 'node:fs';
import { byLanguage } from '../../locales/languages';
import { factProblems, repeatedDrawings } from '../../tools/facts/factProblems';
import { type Facts, siteFacts } from '../../tools/facts/siteFacts';
import { findProblems } from '../../tools/readSite';
import { sampleProject } from '../support/sampleProject';

/** The facts with one value replaced at `path`; list items are numbers. */
function changed(path: string, value: unknown): Facts {
  const facts = structuredClone({ ...siteFacts, portfolio });
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((place, key) => Reflect.get(place, key), facts);
  if (!Reflect.has(parent, last)) throw new Error(`no ${path}`);
  Reflect.set(parent, last, value);
  return facts;
}

/** Problems that the site's own facts do not have. */
function problemsOf(facts: Facts): readonly string[] {
  const own = factProblems({ ...siteFacts, portfolio });
  return factProblems(facts).filter((line) => !own.includes(line));
}

const portfolio = ['first', 'second'].map((id) =>
  sampleProject(id, { link: byLanguage(() => 'https://a.com') }),
);
const [first] = portfolio;
const { team: members } = siteFacts;
const projects = 'src/content/portfolio.ts: portfolio';
const since = `team[${members[0]?.id}].since`;
const address =
  'its own address, which begins with https:// or http://, or /menu/ and the id of a sample';
const words = `text with letters, and with ״ or ׳, never " or '`;
const shekels = 'a whole number of shekels above 0, such as 199';
const day = 'a day such as 2026-01-31';
const color = '# and six digits from 0 to f, such as #b22f1c';

describe('[Facts] The build reports facts that types cannot check', () => {
  test.each<[path: string, value: unknown, expected: string, place?: string]>([
    ['plans.1.price.amount', -5, shekels, 'plans[professional].price.amount'],
    ['claims.starterPrice', 230, '199, as in src/content/plans.ts'],
    ['workTerms.maintenanceHour', 310, '280, as in src/content/services.ts'],
    ['receiptLines.0.price', 0, shekels, 'receiptLines[0].price'],
    ['claims.uptime', 101, 'a number above 0, and 100 at the most'],
    ['workTerms.systemWeeks.to', 2.5, 'a whole number above 0'],
    ['ledgerSlots.0.time', '24:00', 'an hour such as 9:30', 'ledgerSlots[0].time'],
    ['portfolio.0.name.he', '…', words, 'portfolio[first].name.he'],
    ['portfolio.0.name.he', 'א"ב', words, 'portfolio[first].name.he'],
    ['portfolio.0.link.he', 'javascript:alert(1)', address, 'portfolio[first].link.he'],
    ['portfolio.0.link.en', 'https://www.example.com/', address, 'portfolio[first].link.en'],
    [
      'portfolio.1.link.en',
      '/menu/gone',
      '/menu/cafe, or a page of its own',
      'portfolio[second].link.en',
    ],
    ['plans.1.id', 'starter', 'its own id', 'plans[starter]'],
    ['services.0.anchor', 'booking', 'its own anchor', 'services[booking]'],
    ['sitePages.1.path', '/', 'its own path', 'sitePages[/]'],
    ['legalPages.terms.updated', '2026-02-30', day],
    ['accessibilityTest.date', '22.11.2026', day],
    ['team.0.since', 20211, 'a year in four digits, such as 2017', since],
    ['claims.teamSize', 99, `${members.length}, as in src/content/team.ts`],
    ['portfolioIsSample', false, 'true, as in src/content/portfolio.ts'],
    ['palette.butterDeep', 'bluue', color],
    ['light.wood', 'bluue', `${color}, or a shadow such as rgb(29 26 22 / 14%)`],
  ])('rejects for %s the value %j', (path, value, expected, place = path) => {
    const [line = '', ...more] = problemsOf(changed(path, value));
    const [file = ''] = line.split(/, line |: /);
    expect(more).toEqual([]);
    expect(line.replace(/, line \d+/, '')).toBe(
      `${file}: ${place} is ${JSON.stringify(value)}: expected ${expected}`,
    );
    expect(readFileSync(file, 'utf8')).toContain(`export const ${path.split('.')[0]}`);
  });

  test('rejects a photograph that does not exist, without a text in each language, and a focus outside of it', () => {
    const image = {
      file: 'read_me.jpg',
      alt: { en: 'A counter', he: '' },
      focus: { x: 101, y: 0 },
    };
    const lines = problemsOf(changed('portfolio.0', { ...first, image }));
    expect(lines.map((line) => line.replace(/, line \d+/, ''))).toEqual([
      `${projects}[first].image.file is "read_me.jpg": expected a photograph in static/photos; did you mean README.md?`,
      `${projects}[first].image.alt.he is "": expected ${words}`,
      `${projects}[first].image.focus.x is 101: expected a percentage from 0 to 100`,
    ]);
  });

  test('and settings in their own words, instead of what types say of their file', () => {
    const types = ['src/site.config.ts, line 15: no type', 'src/content/team.ts, line 3: no type'];
    const { found } = findProblems({ STUDIO_PHONE: '1' }, types);
    expect(found).toEqual([
      types[1],
      expect.stringMatching(/^the environment: STUDIO_PHONE is "1"/),
    ]);
  });

  test('names a drawing that two services or the first screen share, and those that are free', () => {
    const [menu, nfc, , booking] = siteFacts.services;
    expect(repeatedDrawings()).toEqual([]);
    if (!menu || !nfc || !booking) throw new Error('no services');
    const photographed = jest.replaceProperty(nfc, 'image', { file: '', alt: byLanguage(String) });
    expect(repeatedDrawings([menu, booking, { ...menu, id: 'nfc' }], 'ledger')).toEqual([
      expect.stringMatching(/\[booking\].* expected sticker or a photograph.* the first screen/),
      expect.stringMatching(/, line \d+: services\[nfc\].image is "tableTent": .*, since qrMenu/),
    ]);
    photographed.replaceValue('docket');
    expect(`${repeatedDrawings()}`).toMatch(/\[customDevelopment\].* sticker or .* since nfc/);
    photographed.restore();
  });

  test('rejects a promise that the opening hours contradict', () => {
    const openingHours = { days: 'Sunday-Thursday', from: '9:00', to: '14:30' };
    expect(factProblems(siteFacts, { openingHours })).toEqual([
      expect.stringMatching(/^src.content.workTerms.ts, line \d+: .*after 9:00 and until 14:30/),
    ]);
  });

  test('rejects colors without contrast', () => {
    expect(problemsOf(changed('light.codeGround', '#555555'))).toEqual([
      'src/tokens/roles.ts: light.sheetInk (#1d1a16) on codeGround (#555555) has a contrast of 2.32: expected 4.5 or more, from colors of src/tokens/palette.ts',
    ]);
    expect(problemsOf(changed('pageInks.slate.light', '#8fa0a8'))).toEqual([
      'src/tokens/pageInks.ts: slate, text (#fbf7f0) on light ground (#8fa0a8) has a contrast of 2.53: expected 4.5 or more, from colors of src/tokens/palette.ts',
    ]);
  });
});
