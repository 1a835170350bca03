import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { findBrowser } from './browser';
import { affectedBy } from './testing/affected';
import { browserSpecs } from './testing/browserSpecs';
import { runSteps } from './testing/runSteps';
import { filesBelow, sourceFiles } from './testing/sourceFiles';
import { fastStepsOf } from './testing/steps';

/*
 * `npm run test:fast`: types, lint, and the units and browser tests that what has changed since the last
 * commit can affect. `npm test` alone says that all is well.
 */

const reports = '.cache/test/reports';

try {
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log('Nothing has changed since the last commit.');
  } else {
    await mkdir(reports, { recursive: true });
    const files = sourceFiles('src', 'machines', 'locales');
    const affected = affectedBy(changed, files, browserSpecs);
    const { specs, perPage, pages } = affected;
    console.log(`${changed.length} files have changed.`);
    if (specs.length > 0) console.log(`Browser tests: ${specs.join(', ')}`);
    if (perPage.length > 0) console.log(`On ${pages.join(', ')} alone: ${perPage.join(', ')}`);
    if (specs.length + perPage.length > 0) {
      process.env.CHROMIUM_PATH = await findBrowser();
      const sites = sitesOf([...specs, ...perPage]);
      if (sites) process.env.BROWSER_TEST_SITES = sites;
    }
    const house = filesBelow('test/house').filter((file) => file.endsWith('.test.ts'));
    const related = [...changed.filter((file) => existsSync(file)), ...house];
    const { passed, failed, lines } = await runSteps(fastStepsOf(reports, related, affected));
    console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error where Git does not know the project. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The served sites that these specs name; `undefined` where one computes the name, and may want any. */
function sitesOf(specs: readonly string[]): string | undefined {
  const texts = specs.map((spec) => readFileSync(`test/browser/${spec}`, 'utf8'));
  if (texts.some((text) => /\bvariant = |origins?\(variant/.test(text))) return undefined;
  const named = texts.flatMap((text) =>
    [...text.matchAll(/variant: '(\w+)'|\bvariants\.(\w+)|(\bworkbench)/gi)].map(
      ([, use, read, workbench]) => use ?? read ?? workbench?.toLowerCase() ?? '',
    ),
  );
  return [...new Set(['default', ...named])].join(',');
}
