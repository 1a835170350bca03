import type { Language } from '../../locales/languages';
import type { MachineName } from '../../src/models/machines';
import { models } from '../../src/models/models';
import { keepCoverage } from '../../src/tools/models/coverage';
import { walkMachine } from '../../src/tools/models/walkMachine';
import { unexplained, walkScene, walksFor } from '../models/driver';
import { drivers } from './models/drivers';
import { seenOnPage } from './models/seenOnPage';
import { origins } from './support/addresses';
import { expect, test } from './support/test';
import { stopTime } from './support/toasts';
import { tongues } from './support/words';

/** The machines whose walks depend on the direction of the page, or on its words. */
const inBothLanguages: readonly MachineName[] = [
  'contactForm',
  'language',
  'menuCard',
  'panel',
  'reviewForm',
  'swipe',
  'toast',
  'typeahead',
];

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce', hasTouch: true });
// Up to 160 steps one after the other.
test.describe.configure({ timeout: 240_000 });

for (const name of Object.keys(drivers) as MachineName[]) {
  const languages: Language[] = inBothLanguages.includes(name) ? ['en', 'he'] : ['en'];
  for (const language of languages) walkInBrowser(name, language);
}

/**
 * Takes every walk of a model on the exported site. That carries no inspector: which transitions were
 * taken is told by the machine alone, on the same walk, as each of its states was seen on the page.
 */
function walkInBrowser(name: MachineName, language: Language): void {
  const model = models[name];
  const driver = drivers[name];
  const { cannot = [], cannotIn, notTaken = {} } = driver;
  const own = { ...driver, cannot: [...cannot, ...(cannotIn?.[language] ?? [])] };

  test(`[S4] ${name}, in ${language}: every transition that a visitor can take`, async ({
    page: first,
    context,
    allowConsole,
  }) => {
    if (driver.console) allowConsole(driver.console);
    await stopTime(first);
    const taken = new Set<string>();
    for (const walk of walksFor(model, own)) {
      const page = await context.newPage();
      const scene = await driver.open(walk.situation, {
        page,
        tongue: tongues[language],
        origin: (variant = 'default') => origins(variant)[language],
      });
      await walkScene(model, walk, scene, seenOnPage);
      await page.close();
      for (const id of await walkMachine(model, walk)) taken.add(id);
    }
    const coverage = { machine: name, walk: 'browser', taken: [...taken], notTaken } as const;
    await keepCoverage(coverage, language);
    expect(unexplained(model, driver, taken)).toEqual({ leftOut: [], needless: [] });
  });
}
