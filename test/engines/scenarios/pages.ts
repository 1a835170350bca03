import { pageNames, pages } from '../../../src/content/navigation';
import { cutWords, wideThings } from '../../browser/support/fit';
import { bothLocales, type Locale } from '../../browser/support/words';
import { same, soon } from '../support/soon';
import { desk, phone, type Scenario, type Visit } from './scenario';

/** Every page in both languages, on a desk and on a phone. */
export const pageScenarios: readonly Scenario[] = bothLocales.flatMap((locale) =>
  Object.entries({ desk, phone }).map(([place, size]) => ({
    name: `[S2] every page is whole and comes to life (${locale.language}, ${place})`,
    view: { size },
    run: async (visit) => {
      for (const path of pages) await expectWhole(visit, locale, path);
    },
  })),
);

async function expectWhole(
  { page, sites }: Visit,
  { language, direction, t }: Locale,
  path: (typeof pages)[number],
): Promise<void> {
  await page.open(sites[language] + path);
  same(`title of ${path}`, await page.title(), t(`meta.${pageNames[path]}.title`));
  const { lang, dir } = await page.read(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
  same(`language of ${path}`, { lang, dir }, { lang: language, dir: direction });
  await page.find('main').find('heading').expectShown();
  await soon(`fonts of ${path}`, () => page.read(() => document.fonts.status), 'loaded');
  same(`what does not fit on ${path}`, await page.read(wideThings), []);
  same(`what is cut off on ${path}`, await page.read(cutWords), []);
  await page.wake();
  await page.expectNoProblems();
}
