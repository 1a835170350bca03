import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../locales/languages';
import type { Walk } from '../../workbench/walks/coveringWalks';
import { differencesBetween } from '../../workbench/walks/differences';
import { differenceText } from '../../workbench/walks/failure';
import type { MachineName } from '../../workbench/walks/models';
import { models } from '../../workbench/walks/models';
import { transitionsOf } from '../../workbench/walks/transitions';
import { pauseTimer } from '../features/toasts/toastPage';
import type { AnyScene } from './models/browserDriver';
import { drivers } from './models/drivers';
import { takenTransitions, withoutGuard } from './models/takenTransitions';
import { type Expect, walkScene, walksFor, walksInBrowser } from './models/walks';
import { origins } from './support/addresses';
import { expect, test } from './support/test';
import { locales } from './support/words';

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });
// Up to 50 steps.
test.describe.configure({ timeout: 240_000 });

for (const name of Object.keys(drivers) as MachineName[]) {
  const model = models[name];
  const driver = drivers[name];
  const { console, inHebrew } = driver;

  test(`[S4] ${name}: takes every transition`, async ({ context, allowConsole }) => {
    if (console) allowConsole(console);
    const taken = await takenTransitions(context);
    await takeWalks(context, name, 'en', await walksInBrowser(model, driver));
    const all = transitionsOf(model.machine).map(({ id }) => withoutGuard(id));
    expect(all.filter((id) => !taken.has(id))).toEqual([]);
  });

  if (!inHebrew) continue;
  test(`[S4] ${name}: repeats steps in Hebrew`, async ({ context, allowConsole }) => {
    if (console) allowConsole(console);
    const moves = walksFor(model, driver).flatMap((walk) => walk.moves);
    // Each step once, because the direction does not depend on the state.
    const wanted = inHebrew.map((name) => moves.find(({ step }) => step === name));
    const walks = walksFor(model, driver, ({ state, step }) =>
      wanted.some((move) => move?.state === state && move.step === step),
    );
    await takeWalks(
      context,
      name,
      'he',
      walks.filter(({ moves }) => moves.length > 0),
    );
  });
}

/** Takes paths of a machine's model on the exported site, on as few pages as possible. */
async function takeWalks(
  context: BrowserContext,
  name: MachineName,
  language: Language,
  walks: readonly Walk[],
): Promise<void> {
  await pauseTimer(context);
  const driver = drivers[name];
  let last:
    | { readonly page: Page; readonly scene: AnyScene; readonly scenario: string }
    | undefined;
  for (const walk of walks) {
    const { scenario } = walk;
    if (last?.scene.restart && last.scenario === scenario) await last.scene.restart();
    else {
      await last?.page.close();
      const page = await context.newPage();
      const scene = await driver.open(driver.scenarios[scenario], {
        page,
        locale: locales[language],
        origin: (variant = 'default') => origins(variant)[language],
      });
      last = { page, scene, scenario };
    }
    await walkScene(models[name], walk, last.scene, seenOnPage);
  }
}

/** Polls until the page shows the expected state. */
const seenOnPage: Expect = (look, expected, where) =>
  expect(async () => {
    const differences = differencesBetween(expected, await look()).map(differenceText);
    expect(differences, where).toEqual([]);
  }).toPass({
    intervals: [20, 50, 100, 250],
    timeout: 20_000,
  });
