import type { Browser } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { pages } from '../../content/navigation';
import { type Figure, type Goal, type Unit, worstOf } from './figure';
import { type Judged, judge } from './lighthousePage';
import { cheapPhone, onDevice, slow4g } from './phone';
import type { Run } from './run';
import { type BenchSite, everyLanguage } from './sites';
import { ratios, summarize } from './statistics';

/** Loaded in more rounds than all others, so that their spread is told. */
const oftenLoaded = ['en /', 'en /reviews'];

interface Compared {
  readonly ours: readonly Judged[];
  readonly plain: readonly Judged[];
}

interface Column {
  readonly name: string;
  readonly unit: Unit;
  goal(path: string): Goal;
  /** Of ours and of the control, by round. */
  values(compared: Compared): readonly [ours: readonly number[], plain?: readonly number[]];
}

const columns: readonly Column[] = [
  {
    name: 'Lighthouse mobile performance',
    unit: 'score',
    goal: () => ({ atLeast: 100 }),
    values: both('score'),
  },
  {
    name: 'total blocking time, Lighthouse',
    unit: 'ms',
    goal: (path) => ({ atMost: path === '/reviews' ? 50 : 30 }),
    values: both('blocking'),
  },
  {
    name: 'FCP, simulated, ÷ without scripts',
    unit: 'ratio',
    goal: () => ({ atMost: 1.05 }),
    values: ({ ours, plain }) => [ratioOf(ours, plain, 'firstPaint')],
  },
  {
    name: 'LCP, simulated, ÷ without scripts',
    unit: 'ratio',
    goal: () => ({ atMost: 1.03 }),
    values: ({ ours, plain }) => [ratioOf(ours, plain, 'largestPaint')],
  },
];

const paintColumns: readonly Column[] = [
  { name: 'FCP, simulated', unit: 'ms', goal: () => ({ atMost: 0 }), values: both('firstPaint') },
  { name: 'LCP, simulated', unit: 'ms', goal: () => ({ atMost: 0 }), values: both('largestPaint') },
];

/**
 * Lighthouse on every page in every language, counting visits or not: each page's own figures and, of all, the
 * worst. The control of each is the same page without scripts, loaded in the same round.
 */
export async function measureLighthouse(run: Run): Promise<Figure[]> {
  const { sites, isQuick, log } = run;
  const addresses = everyLanguage.flatMap((language) => pages.map((path) => ({ language, path })));
  const wanted = isQuick
    ? addresses.filter(
        ({ language, path }) => language === 'en' && ['/', '/reviews'].includes(path),
      )
    : addresses;
  const found: { column: Column; site: BenchSite; figure: Figure }[] = [];
  for (const { language, path } of wanted) {
    const rounds = oftenLoaded.includes(`${language} ${path}`) ? Math.min(3, run.rounds) : 1;
    const judged = await judgeRounds(run, language, path, rounds).catch((error: unknown) => {
      run.skip(`${language} ${path}: ${error}`);
    });
    if (!judged) continue;
    const { plain, bySite } = judged;
    for (const [site, ours] of bySite) {
      const compared = { ours, plain };
      for (const column of [...columns, ...paintColumns]) {
        found.push({ column, site, figure: figureOf(column, site, language, path, compared) });
      }
    }
    log(`  ${language} ${path} judged`);
  }
  const worst = columns.flatMap((column) =>
    [sites.withoutId, sites.withId].flatMap((site) => {
      const alike = found.filter((one) => one.column === column && one.site === site);
      return worstOf(
        `worst page: ${column.name}`,
        alike.map(({ figure }) => figure),
      );
    }),
  );
  return [...worst, ...found.map(({ figure }) => figure)];
}

async function judgeRounds(
  { port, sites }: Run,
  language: Language,
  path: string,
  rounds: number,
): Promise<{ plain: Judged[]; bySite: Map<BenchSite, Judged[]> }> {
  const plain: Judged[] = [];
  const bySite = new Map<BenchSite, Judged[]>([
    [sites.withoutId, []],
    [sites.withId, []],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await judge(`${sites.withoutId.plain[language]}${path}`, port));
    for (const [site, ours] of bySite) {
      ours.push(await judge(`${site.ours[language]}${path}`, port));
    }
  }
  return { plain, bySite };
}

function figureOf(
  column: Column,
  site: BenchSite,
  language: Language,
  path: string,
  compared: Compared,
): Figure {
  const [ours, plain] = column.values(compared);
  const isPaint = paintColumns.includes(column);
  return {
    subject: 'First load',
    name: `${column.name}, ${language} ${path}`,
    counting: site.counting,
    unit: column.unit,
    ours: summarize(ours),
    ...(plain && { control: { ...summarize(plain), what: 'without scripts' } }),
    ...(!isPaint && { goal: column.goal(path) }),
    isDetail: true,
  };
}

function both(name: keyof Judged): Column['values'] {
  return ({ ours, plain }) => [ours.map((one) => one[name]), plain.map((one) => one[name])];
}

function ratioOf(ours: readonly Judged[], plain: readonly Judged[], name: keyof Judged): number[] {
  return ratios(
    ours.map((one) => one[name]),
    plain.map((one) => one[name]),
  );
}

/** FCP and LCP where the network and the processor are really slowed, beside the page without scripts. */
export async function measurePaint({ browser, sites, rounds }: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  const path = '/';
  const plain: Paints[] = [];
  const bySite = new Map<BenchSite, Paints[]>([
    [sites.withoutId, []],
    [sites.withId, []],
  ]);
  // The first load of each finds its server cold.
  for (const { ours, plain: control } of [sites.withoutId, sites.withId]) {
    await paintsOf(browser, `${ours.en}${path}`);
    await paintsOf(browser, `${control.en}${path}`);
  }
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await paintsOf(browser, `${sites.withoutId.plain.en}${path}`));
    for (const [site, ours] of bySite) {
      ours.push(await paintsOf(browser, `${site.ours.en}${path}`));
    }
  }
  for (const [site, ours] of bySite) {
    for (const [name, goal] of [
      ['FCP', { atMost: 1.05 }],
      ['LCP', { atMost: 1.02 }],
    ] as const) {
      const [own, control] = [ours, plain].map((all) => all.map((one) => one[name]));
      if (!own || !control) continue;
      const about = { subject: 'First load', counting: site.counting } as const;
      figures.push(
        {
          ...about,
          name: `${name}, applied, ÷ without scripts, ${path}`,
          unit: 'ratio',
          ours: summarize(ratios(own, control)),
          goal,
        },
        {
          ...about,
          name: `${name}, applied, ${path}`,
          unit: 'ms',
          ours: summarize(own),
          control: { ...summarize(control), what: 'without scripts' },
          isDetail: true,
        },
      );
    }
  }
  return figures;
}

interface Paints {
  readonly FCP: number;
  readonly LCP: number;
}

function paintsOf(browser: Browser, address: string): Promise<Paints> {
  return onDevice(browser, { ...cheapPhone, network: slow4g }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return page.evaluate(paintsSoFar);
  });
}

/** In the page: what it has told of its paints. */
function paintsSoFar(): Promise<Paints> {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      resolve({ FCP: first?.startTime ?? Number.NaN, LCP: last?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
