import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { pages } from '../../content/navigation';
import { rootNames } from '../export/exportSite';
import { weightGoals } from './budgets';
import { type Figure, worstOf } from './figure';
import { onDevice, wake } from './phone';
import { fulfilReviews } from './reviewsAnswer';
import type { Run } from './run';
import { type BenchSite, everyLanguage } from './sites';
import { exactly } from './statistics';
import { type Received, sumOf, watchTraffic } from './traffic';

/** What the visitor's browser says of the network. */
type Saving = 'Save-Data' | 'below 4G' | undefined;

/** Bytes, which are the same on every machine. */
export async function measureBytes({ browser, sites, isQuick }: Run): Promise<Figure[]> {
  const languages = isQuick ? (['en'] as const) : everyLanguage;
  const figures: Figure[] = [];
  for (const site of isQuick ? [sites.withoutId] : [sites.withoutId, sites.withId]) {
    figures.push(...(await htmlFigures(site)), ...(await codeFigures(browser, site)));
    const found: Figure[] = [];
    for (const language of languages) {
      for (const address of isQuick ? (['/', '/reviews'] as const) : pages) {
        found.push(...(await untouched(browser, site, language, address)));
      }
    }
    const named = (start: string) => found.filter(({ name }) => name.startsWith(start));
    figures.push(
      worstOf('worst page: until whole', named('until whole')),
      worstOf('worst page: fetched ahead', named('fetched ahead')),
      ...found,
    );
    for (const saving of ['Save-Data', 'below 4G'] as const) {
      figures.push(...(await untouched(browser, site, 'en', '/', saving)));
    }
  }
  return figures;
}

async function htmlFigures({ folder, plain: _, counting }: BenchSite): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const language of everyLanguage) {
    for (const address of pages) {
      const file = path.join(
        rootNames[language],
        address === '/' ? 'index.html' : `${address}.html`,
      );
      const bytesIn = async (root: string) =>
        (await readFile(`${path.join(root, file)}.br`)).length;
      found.push({
        subject: 'Bytes',
        counting,
        name: `HTML with styles, ${language} ${address}`,
        unit: 'kB',
        ours: exactly((await bytesIn(folder)) / 1000),
        control: {
          ...exactly((await bytesIn(`${folder}-without-scripts`)) / 1000),
          what: 'without scripts',
        },
        goal: { atMost: weightGoals.html },
        isDetail: true,
      });
    }
  }
  return [worstOf('worst page: HTML with styles', found), ...found];
}

/** The code of a whole start: of the home page, and what two other pages run as well, words left out. */
async function codeFigures(browser: Browser, site: BenchSite): Promise<Figure[]> {
  const home = await scriptsOfStart(browser, `${site.ours.en}/`);
  const others = [
    await scriptsOfStart(browser, `${site.ours.en}/pricing`),
    await scriptsOfStart(browser, `${site.ours.en}/terms`),
  ];
  const isWords = ({ url }: Received) => /\/(en|he)\.[0-9a-f]+\.js$/.test(url);
  const main = home.filter(
    (file) => !isWords(file) && others.every((other) => other.some(({ url }) => url === file.url)),
  );
  const about = { subject: 'Bytes', counting: site.counting, unit: 'kB' } as const;
  return [
    {
      ...about,
      name: 'code at a whole start, main',
      ours: exactly(sumOf(main)),
      goal: { atMost: weightGoals.mainCode },
      note: main.map(({ url }) => url.split('/').at(-1)?.split('.')[0]).join(', '),
    },
    {
      ...about,
      name: 'code at a whole start, home',
      ours: exactly(sumOf(home)),
      goal: { atMost: weightGoals.homeCode },
    },
    {
      ...about,
      name: 'requests at a whole start, home, scripts',
      unit: 'count',
      ours: exactly(home.length),
    },
  ];
}

function scriptsOfStart(browser: Browser, address: string): Promise<Received[]> {
  return onDevice(browser, { rate: 1 }, async (visit) => {
    const traffic = await watchTraffic(visit.session);
    await visit.page.goto(address, { waitUntil: 'load' });
    await traffic.untilQuiet();
    await wake(visit);
    await traffic.untilQuiet();
    const scripts = traffic.received().filter(({ type }) => type === 'Script');
    const isOwn = ({ url }: Received) => new URL(url).origin === new URL(address).origin;
    const own = scripts.filter((file) => isOwn(file) && !/\/boot\./.test(file.url));
    // What was fetched ahead is asked for once more, and found in the cache.
    const byAddress = new Map<string, Received>();
    for (const file of own) {
      const { bytes = 0 } = byAddress.get(file.url) ?? {};
      byAddress.set(file.url, { ...file, bytes: Math.max(bytes, file.bytes) });
    }
    return [...byAddress.values()];
  });
}

function untouched(
  browser: Browser,
  site: BenchSite,
  language: Language,
  address: string,
  saving?: Saving,
): Promise<Figure[]> {
  return onDevice(browser, { rate: 1 }, async ({ page, session }) => {
    await fulfilReviews(page, 12);
    if (saving) await page.addInitScript(pretendSaving, saving);
    if (saving === 'Save-Data') {
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    const traffic = await watchTraffic(session);
    await page.goto(`${site.ours[language]}${address}`, { waitUntil: 'load' });
    await traffic.untilQuiet();
    const isIcon = ({ url }: Received) => /favicon|icon-|apple-touch/.test(url);
    const files = traffic.received().filter((file) => !isIcon(file));
    // A page whose start is asked for early fetches code before it has loaded: not to be whole, but to live.
    const named = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
    const isPart = ({ isBeforeLoad, type, url }: Received) =>
      isBeforeLoad && (type === 'Script' ? named.includes(url) : type !== 'Fetch');
    const early = files.filter(isPart);
    const late = files.filter((file) => !isPart(file));
    const priorities = [...new Set(late.map(({ priority }) => priority))].join(', ');
    const about = { subject: 'Bytes', counting: site.counting, unit: 'kB' } as const;
    const where = `${language} ${address}${saving ? `, ${saving}` : ''}`;
    const atMost = saving ? weightGoals.aheadSaving : weightGoals.ahead;
    const ahead: Figure = {
      ...about,
      name: `fetched ahead before a sign of a person, ${where}`,
      ours: exactly(sumOf(late)),
      goal: { atMost },
      ...(priorities && { note: `priority ${priorities}` }),
    };
    if (saving) return [ahead];
    const whole: Figure = {
      ...about,
      name: `until whole, ${where}`,
      ours: exactly(sumOf(early)),
      goal: { atMost: weightGoals.untilWhole },
    };
    return [
      { ...whole, isDetail: true },
      { ...ahead, isDetail: true },
    ];
  });
}

/** In the page, before any of its scripts: the browser tells of a slow network, or of a wish to save data. */
function pretendSaving(saving: NonNullable<Saving>): void {
  const connection = Reflect.get(navigator, 'connection');
  if (!connection) return;
  const [name, value] = saving === 'Save-Data' ? ['saveData', true] : ['effectiveType', '3g'];
  Object.defineProperty(connection, String(name), { get: () => value, configurable: true });
}
