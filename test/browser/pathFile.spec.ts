import { readFileSync } from 'node:fs';
import process from 'node:process';
import { models } from '../../src/models/models';
import { readPathFile, walkOf } from '../../src/models/pathFile';
import { walkScene } from '../models/driver';
import { drivers } from './models/drivers';
import { seenOnPage } from './models/seenOnPage';
import { origins } from './support/addresses';
import { test } from './support/test';
import { stopTime } from './support/toasts';
import { locales } from './support/words';

/* Replays a recorded path on the exported site: `PATH_FILE=path.json` names another one. */

const recorded = readPathFile(
  readFileSync(process.env.PATH_FILE ?? 'test/browser/paths/enquiry.json', 'utf8'),
);

test.use({ reducedMotion: 'reduce', hasTouch: true });

test(`[S4] a recorded path of ${recorded.machine} is replayed, each step checked`, async ({
  context,
  allowConsole,
}) => {
  const { machine, language } = recorded;
  const driver = drivers[machine];
  const walk = walkOf(recorded);
  if (driver.console) allowConsole(driver.console);
  await stopTime(context);
  const scene = await driver.open(walk.scenario, {
    page: await context.newPage(),
    locale: locales[language],
    origin: (variant = 'default') => origins(variant)[language],
  });
  await walkScene(models[machine], walk, scene, seenOnPage);
});
