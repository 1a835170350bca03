import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from '@playwright/test';
import * as v from 'valibot';
import { origins } from '../browser/support/addresses';
import { type MonkeyPath, pathSchema } from './monkey/action';
import { chooseStep } from './monkey/chooseStep';
import type { Look } from './monkey/look';
import { type Wandered, wanderOn } from './monkey/wanderOn';
import { createRandom } from './random';

/*
 * `npm run monkey`: presses, keys and gestures that nobody planned, on the exported site. What each monkey did is
 * kept in `.cache/monkey`, as a file that does the same again.
 */

const order = v.parse(
  v.object({
    seed: v.number(),
    actions: v.number(),
    languages: v.array(v.picklist(['en', 'he'])),
    widths: v.array(v.number()),
    replay: v.optional(v.string()),
  }),
  JSON.parse(process.env.MONKEY ?? '{}'),
);
const folder = '.cache/monkey';

const walks: readonly (Omit<MonkeyPath, 'steps'> & Partial<MonkeyPath>)[] = order.replay
  ? [v.parse(pathSchema, JSON.parse(readFileSync(order.replay, 'utf8')))]
  : order.languages.flatMap((language) =>
      order.widths.map((width) => ({ language, width, seed: order.seed })),
    );

for (const walk of walks) {
  const { language, width, seed, steps: recorded } = walk;
  const hasTouch = width < 640;
  const count = recorded?.length ?? order.actions;
  const name = `${language}-${width}-${seed}`;

  test.describe(name, () => {
    // Where things stand is measured: nothing may be on its way.
    test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch });

    test(`[S8] ${count} actions in ${language}, ${width} px wide, seed ${seed}`, async ({
      context,
    }) => {
      const random = createRandom(seed);
      const choose = (view: Look['view'], at: number) => {
        if (at >= count) return undefined;
        return recorded ? recorded[at] : chooseStep(random, { ...view, hasTouch });
      };
      const origin = origins('everything')[language];
      // Kept as it goes: who ends it early has what was found until then.
      const keep = ({ steps, found }: Wandered) => {
        const path: MonkeyPath = { language, width, seed, steps: [...steps] };
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${name}.json`, JSON.stringify(path));
        writeFileSync(`${folder}/${name}.findings.json`, JSON.stringify(found, null, 2));
      };
      const wandered = await wanderOn(context, origin, walk, choose, (line, until) => {
        console.log(line);
        keep(until);
      });
      keep(wandered);
      const { found } = wandered;
      if (found.length === 0) return;
      const lines = found.map(
        ({ question, what, address, at, times }) =>
          `${question}, step ${at}, ${address}, ${times} times: ${what}`,
      );
      throw new Error(
        `${lines.join('\n')}\nagain: npm run monkey -- --replay ${folder}/${name}.json`,
      );
    });
  });
}
