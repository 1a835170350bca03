import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { origins } from '../browser/support/addresses';
import { stopTime } from '../browser/support/toasts';
import { wakeSite } from '../browser/support/wakeSite';
import { watch } from '../browser/support/watch';
import { locales } from '../browser/support/words';
import { lightenClock } from './lightenClock';
import { createRandom } from './random';
import { visit } from './visitor/visit';

/* The second half of `npm run soak`: a visitor who stays, by the models, while things go wrong around the page. */

const order = v.parse(
  v.object({ seed: v.number(), minutes: v.number(), languages: v.array(v.picklist(['en', 'he'])) }),
  JSON.parse(process.env.VISITOR ?? '{}'),
);
const folder = '.cache/soak';

/** What may be more at the end than after everything was met once: nothing that grows with time fits in. */
const growth = { heap: 1.5, listeners: 10, nodes: 50, timers: 2 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

for (const language of order.languages) {
  const { seed, minutes } = order;
  test(`[S8] ${minutes} minutes of a visitor in ${language}, seed ${seed}`, async ({ context }) => {
    await stopTime(context);
    await watch(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const origin = origins('everything')[language];
    const headers = { 'access-control-allow-origin': '*' };
    await context.route('http://enquiries.test/inbox', (route) =>
      route.fulfill({ status: 201, headers }),
    );
    await page.goto(origin);
    await lightenClock(page);
    await wakeSite(page);
    const report = await visit({
      page,
      context,
      origin,
      locale: locales[language],
      random: createRandom(seed),
      minutes,
    });
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${language}-${seed}.json`, JSON.stringify(report, null, 2));
    expect(report.errors).toEqual([]);
    const [first] = report.held;
    const last = report.held.at(-1);
    if (!first || !last) throw new Error('nothing was measured');
    for (const key of Object.keys(growth) as (keyof typeof growth)[]) {
      expect(last[key] - first[key], `more ${key} than before`).toBeLessThanOrEqual(growth[key]);
    }
  });
}
