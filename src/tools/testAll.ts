import process from 'node:process';
import { runScript } from './testing/runScript';
import { chooseSuites, suites } from './testing/suites';

/*
 * `npm run test:all`: every suite, whichever fails, what failed said again at the end, and their sum as the last line.
 * `-- --except test:breaks` leaves suites out.
 */

try {
  const lines: string[] = [];
  const details: string[] = [];
  const sum = { passed: 0, failed: 0 };
  for (const suite of chooseSuites(suites, process.argv.slice(2))) {
    console.log(`\n══ npm run ${suite.script} ══`);
    const started = performance.now();
    const { passed, failed, failures } = await runScript(suite);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    lines.push(`${suite.script}: ${passed} passed, ${failed} failed (${minutes} min)`);
    if (failures.length > 0) details.push(`\n══ what failed in ${suite.script} ══`, ...failures);
    sum.passed += passed;
    sum.failed += failed;
  }
  if (details.length > 0) console.log(details.join('\n'));
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
