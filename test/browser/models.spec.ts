import type { BrowserContext, Page } from '@playwright/test';
import {
  type CoveringPath,
  createCatalog,
  differencesBetween,
  differenceText,
  type Expect,
  pathsFor,
  pathsInBrowser,
  runScene,
  transitionsOf,
} from 'xstate-workbench';
import config from '../../workbench.config';
import { pauseTimer } from '../features/toasts/toastPage';
import type { TestedLanguage } from '../support/inLanguages';
import type { AnyScene } from './models/browserDriver';
import { driverOf, drivers } from './models/drivers';
import { takenTransitions, withoutGuard } from './models/takenTransitions';
import { origins } from './support/addresses';
import { expect, test } from './support/test';
import { isServed } from './support/variants';
import { locales } from './support/words';

const { modelOf } = createCatalog(config);

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });
// Up to 50 steps.
test.describe.configure({ timeout: 240_000 });

for (const name of Object.keys(drivers)) {
  const model = modelOf(name);
  const driver = driverOf(name);
  const { console, inHebrew, needsWorkbench } = driver;
  if (needsWorkbench && !isServed('workbench')) continue;

  test(`[S4] ${name}: takes every transition`, async ({ context, allowConsole }) => {
    if (console) allowConsole(console);
    const taken = await takenTransitions(context);
    await takePaths(context, name, 'en', await pathsInBrowser(model, driver));
    if (driver.hasNoActor) return;
    const all = transitionsOf(model.machine).map(({ id }) => withoutGuard(id));
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
      name,
      'he',
      paths.filter(({ moves }) => moves.length > 0),
    );
  });
}

/** Takes paths of a machine's model on the exported site, on as few pages as possible. */
async function takePaths(
  context: BrowserContext,
  name: string,
  language: TestedLanguage,
  paths: readonly CoveringPath[],
): Promise<void> {
  await pauseTimer(context);
  const driver = driverOf(name);
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
    await runScene(modelOf(name), path, last.scene, seenOnPage);
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
