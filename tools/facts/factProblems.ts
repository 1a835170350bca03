import { existsSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { languageCodes } from '../../locales/languages';
import { heroDrawing } from '../../src/content/claims';
import type { Price } from '../../src/content/price';
import { services } from '../../src/content/services';
import { day, hour, marksOf, quotationProblem } from '../../src/settings/rules';
import type { Settings } from '../../src/settings/settingsSchema';
import { inkIn } from '../../src/tokens/pageInks';
import { contrast, contrastPairs } from './contrast';
import { type Facts, fileOf, type Leaf, leavesOf, placeOfFact } from './siteFacts';

type Rule = readonly [place: RegExp, isFit: (value: unknown) => boolean, expected: string];

/** A line for each invalid fact that types allow, with file, path, value and expectation. */
export function factProblems(
  facts: Facts,
  settings?: Pick<Settings, 'openingHours'>,
): readonly string[] {
  return [
    ...leavesOf(facts).flatMap((leaf) => unfit(leaf, facts)),
    ...repeatedIds(facts),
    ...untrueClaims(facts),
    ...(settings ? latePromise(facts, settings) : []),
    ...missingMenus(facts),
    ...faintPairs(facts),
  ];
}

const codes = languageCodes.join('|');
const isColor = matches(/^#[\da-f]{6}$/i);

/** The first matching rule applies. */
const rules: readonly Rule[] = [
  [
    /\.(amount|maintenanceHour)$|^(heroMenu|receiptLines|sampleMenus).*\.price$|^budgetOptions.*\.(from|to)$/,
    isCount,
    'a whole number of shekels above 0, such as 199',
  ],
  [
    /\.(min|minTables|quantity|\w+(Days|Months|Rounds))$|\.systemWeeks\./,
    isCount,
    'a whole number above 0',
  ],
  [/^(claims\.uptime|vatPercent)$/, isPercent, 'a number above 0, and 100 at the most'],
  [/^claims\./, (value) => typeof value === 'number' && value > 0, 'a number above 0'],
  [/\.since$/, matches(/^(19|20)\d\d$/), 'a year in four digits, such as 2017'],
  [/\.(updated|date)$/, (value) => v.is(day, value), 'a day such as 2026-01-31'],
  [/\.(time|changesBy)$/, (value) => v.is(hour, value), 'an hour such as 9:30'],
  [/\.focus\.[xy]$/, (value) => value === 0 || isPercent(value), 'a percentage from 0 to 100'],
  [/\.file$/, (file) => existsSync(`static/photos/${file}`), 'a photograph in static/photos'],
  [/\.id$/, matches(/^[a-z0-9][a-z0-9-]*$/i), 'letters, digits and hyphens'],
  [
    new RegExp(`\\.link\\.(${codes})$`),
    matches(/^(https?:\/\/(?!(www\.)?example\.)\w|\/menu\/\w)/),
    'its own address, which begins with https:// or http://, or /menu/ and the id of a sample',
  ],
  ...languageCodes.map(
    (code): Rule => [
      new RegExp(`\\.${code}$`),
      (text) => /[\p{L}\d]/u.test(String(text)) && !quotationProblem(String(text), code),
      `text with letters, and with ${marksOf(code)}`,
    ],
  ),
  [/\.screenReaders\[/, matches(/\S/), 'text that is not empty'],
  [/^palette\./, isColor, '# and six digits from 0 to f, such as #b22f1c'],
  [
    /^(light|dark)\./,
    matches(/^(#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\))$/i),
    '# and six digits from 0 to f, such as #b22f1c, or a shadow such as rgb(29 26 22 / 14%)',
  ],
];

function unfit([place, value]: Leaf, { palette }: Facts): readonly string[] {
  // Reports a role at the definition of its pigment.
  if (/^(light|dark)\./.test(place) && Object.values(palette).some((one) => one === value))
    return [];
  const [, isFit, expected] = rules.find(([where]) => where.test(place)) ?? [];
  if (expected === undefined || isFit?.(value)) return [];
  const files = place.endsWith('.file') ? readdirSync('static/photos') : [];
  const plain = (file: unknown) => `${file}`.toLowerCase().replace(/\.\w+$|[\s_-]/g, '');
  const meant = files.find((file) => plain(file) === plain(value));
  return [problem(place, value, meant ? `${expected}; did you mean ${meant}?` : expected)];
}

function repeatedIds(facts: Facts): readonly string[] {
  return Object.entries<unknown>(facts).flatMap(([name, list]) =>
    ['id', 'path', 'anchor'].flatMap((key) => {
      const all = Array.isArray(list) ? list.map((item) => item?.[key]) : [];
      const again = all.filter((one, index) => one !== undefined && all.indexOf(one) !== index);
      return again.map((one) => problem(`${name}[${one}]`, one, `its own ${key}`));
    }),
  );
}

/** Some pages state facts of the team and the portfolio without loading them. */
function untrueClaims(facts: Facts): readonly string[] {
  const { claims, team, portfolio, plans, services, workTerms, ...samples } = facts;
  const amountOf = (id: string, sold: readonly { readonly id: string; readonly price: Price }[]) =>
    sold.flatMap((one) =>
      one.id === id && one.price.kind === 'amount' ? one.price.amount : [],
    )[0];
  const areSamples = portfolio.length > 0 && portfolio.every(({ sample }) => sample);
  const firstYear = Math.min(...team.map(({ since }) => since));
  const stated = [
    ['claims.teamSize', claims.teamSize, team.length, 'team'],
    ['claims.teamSince', claims.teamSince, firstYear, 'team'],
    ['portfolioIsSample', samples.portfolioIsSample, areSamples, 'portfolio'],
    ['claims.starterPrice', claims.starterPrice, amountOf('starter', plans), 'plans'],
    [
      'workTerms.maintenanceHour',
      workTerms.maintenanceHour,
      amountOf('maintenance', services),
      'services',
    ],
  ] as const;
  return stated
    .filter(([, value, fact]) => fact !== undefined && value !== fact)
    .map(([place, value, fact, file]) => problem(place, value, `${fact}, as in ${fileOf(file)}`));
}

/** Changes are promised until an hour within the opening hours. */
function latePromise(
  { workTerms: { changesBy } }: Facts,
  { openingHours: { from, to } }: Pick<Settings, 'openingHours'>,
): readonly string[] {
  const minutes = (time: string) => Date.parse(`2000-01-01T${time.padStart(5, '0')}Z`);
  if (minutes(from) < minutes(changesBy) && minutes(changesBy) <= minutes(to)) return [];
  const expected = `an hour after ${from} and until ${to}, as in openingHours`;
  return [problem('workTerms.changesBy', changesBy, expected)];
}

/** A line for each drawing of a service that another or the first screen has, with those that are free. */
export function repeatedDrawings(shown: Facts['services'] = services, first: string = heroDrawing) {
  const owners = new Map<unknown, string>([[first, 'the first screen']]);
  const taken = [first, ...services.map(({ image }) => image)];
  const drawings = ['sticker', 'receipt', 'ledger', 'docket', 'serviceTag'];
  const free = drawings.filter((drawing) => !taken.includes(drawing));
  const others = [...free, 'a photograph (static/photos/README.md)'].join(' or ');
  return shown.flatMap(({ id, image }) => {
    const owner = owners.get(image);
    owners.set(image, owner ?? id);
    const note = problem(`services[${id}].image`, image, `${others}, since ${owner} has it`);
    return owner ? [`Note: ${note}; words in it: locales/*/objects.ts`] : [];
  });
}

/** Links of sample projects open a menu. */
function missingMenus({ portfolio, sampleMenus }: Facts): readonly string[] {
  const listed = sampleMenus.map(({ id }) => id);
  const samples = portfolio.filter(({ id, sample }) => sample && listed.includes(id));
  const opened = ['/menu/cafe', ...samples.map(({ id }) => `/menu/${id}`)];
  const links = leavesOf({ portfolio: portfolio.map(({ id, link }) => ({ id, link })) });
  return links
    .map(([place, to]) => [place, String(to)] as const)
    .filter(([, to]) => to.startsWith('/menu/') && !opened.includes(to))
    .map(([place, to]) => problem(place, to, `${opened.join(', ')}, or a page of its own`));
}

function faintPairs({ light, dark, pageInks }: Facts): readonly string[] {
  const pairs = (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = { light, dark }[scheme];
    return [
      ...contrastPairs.map(({ foreground, background, min }) => {
        const place = `${fileOf(scheme)}: ${scheme}.${foreground}`;
        return { place, background, one: colors[foreground], other: colors[background], min };
      }),
      // Text and focus rings have one color.
      ...Object.entries(pageInks).map(([name, ink]) => {
        const { text, ground } = inkIn(scheme, ink);
        const place = `${fileOf('pageInks')}: ${name}, text`;
        return { place, background: `${scheme} ground`, one: text, other: ground, min: 4.5 };
      }),
    ];
  });
  return pairs.flatMap(({ place, background, one, other, min }) => {
    if (!isColor(one) || !isColor(other)) return [];
    const ratio = contrast(one, other);
    if (ratio >= min) return [];
    return [
      `${place} (${one}) on ${background} (${other}) has a contrast of ${ratio.toFixed(2)}: expected ${min} or more, from colors of ${fileOf('palette')}`,
    ];
  });
}

function problem(place: string, value: unknown, expected: string): string {
  return `${placeOfFact(place)} is ${JSON.stringify(value)}: expected ${expected}`;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 100;
}

function matches(pattern: RegExp) {
  return (value: unknown) => pattern.test(String(value));
}
