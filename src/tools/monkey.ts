import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type EnduranceOptions, readEnduranceOptions } from './endurance/options';
import { runVisits } from './endurance/runVisits';

/*
 * `npm run monkey`: presses, keys and gestures that nobody planned, on the exported site, in both languages, on a
 * phone and on a desk: no uncaught error, no dead end, no focus lost, nothing wider than the window. What each
 * monkey did is kept in `.cache/monkey`; `-- --replay FILE` does it again.
 */

const defaults: EnduranceOptions = {
  seed: 1,
  runs: 0,
  limit: 0,
  minutes: 0,
  actions: 10_000,
  languages: ['en', 'he'],
  widths: [390, 1280],
  only: undefined,
  isResumed: false,
  replay: undefined,
};

try {
  const taken = ['seed', 'actions', 'language', 'width', 'replay'] as const;
  const options = readEnduranceOptions(process.argv.slice(2), taken, defaults);
  const { seed, actions, languages, widths } = options;
  const replay = options.replay && path.resolve(options.replay);
  if (replay && !existsSync(replay)) {
    throw new Error(
      `--replay is ${options.replay}, which is not there: expected a file of .cache/monkey`,
    );
  }
  const order = { seed, actions, languages, widths, ...(replay && { replay }) };
  const { passed, failed } = await runVisits('monkey', { MONKEY: order });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
