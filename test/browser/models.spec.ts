import type { BrowserContext, Page } from '@playwright/test';
import * as models from '../../machines/models';
import type { CoveringPath } from '../../machines/testing/coveringPaths';
import type { Model } from '../../machines/testing/model';
import { transitionsOf } from '../../machines/testing/transitions';
import { pauseTimer } from '../features/toasts/toastPage';
import type { TestedLanguage } from '../support/inLanguages';
import type { AnyDriver, AnyScene } from './models/browserDriver';
import { drivers } from './models/drivers';
import { pathsFor, pathsInBrowser, runScene } from './models/runScene';
import { takenTransitions } from './models/takenTransitions';
import { origins } from './support/addresses';
import { expect, test } from './support/test';
import { isServed } from './support/variants';
import { locales } from './support/words';

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });
// Up to 50 steps.
test.describe.configure({ timeout: 240_000 });

for (const [name, model] of Object.entries(models)) {
  const driver = drivers[name];
  if (!driver) continue;
  const { console, inHebrew, needsWorkbench } = driver;
  if (needsWorkbench && !isServed('workbench')) continue;

  test(`[S4] ${name}: takes every transition`, async ({ context, allowConsole }) => {
    if (console) allowConsole(console);
    const taken = await takenTransitions(context);
    await takePaths(context, model, driver, 'en', pathsInBrowser(model, driver));
    if (driver.hasNoActor) return;
    // Pages report no guards.
    const all = transitionsOf(model.machine).map(({ id }) => id.replace(/\[[^\]]*\]#/, '#'));
    expect(all.filter((id) => !taken.has(id))).toEqual([]);
  });

  if (!inHebrew) continue;
  test(`[S4] ${name}: repeats steps in Hebrew`, async ({ context, allowConsole }) => {
    if (console) allowConsole(console);
    const moves = pathsFor(model, driver).flatMap((path) => path.moves);
    // Each step once, because the direction does not depend on the state.
    const wanted = inHebrew.map((name) => moves.find(({ step }) => step === name));
    const paths = pathsFor(model, driver, ({ state, step }) =>
      wanted.some((move) => move?.state === state && move.step === step),
    );
    await takePaths(
      context,
      model,
      driver,
      'he',
      paths.filter(({ moves }) => moves.length > 0),
    );
  });
}

/** Takes paths of a model on the exported site, on as few pages as possible. */
async function takePaths(
  context: BrowserContext,
  model: Model,
  driver: AnyDriver,
  language: TestedLanguage,
  paths: readonly CoveringPath[],
): Promise<void> {
  await pauseTimer(context);
  let last:
    | { readonly page: Page; readonly scene: AnyScene; readonly scenario: string }
    | undefined;
  for (const path of paths) {
    const { scenario } = path;
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
    await runScene(model, path, last.scene);
  }
}
