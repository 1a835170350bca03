import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { readSettings } from '../../src/settings/readSettings';
import { buildLimit, builtCopy } from '../support/builtCopy';
import { exampleSettings } from '../support/exampleSettings';

const { at, build } = builtCopy();

/** Builds with errors on standard error only, without a stack, and without `dist`. */
async function refusedBuild(environment: Record<string, string>, ...options: string[]) {
  const { code, errors, output } = await build(environment, ...options);
  expect([code, output, existsSync(at('dist'))]).toEqual([1, '', false]);
  expect(errors).not.toMatch(/^ +at /m);
  return errors;
}

test(
  '[Settings] npm run build names a type error of a fact with its file, and builds nothing',
  async () => {
    const plans = at('src/content/plans.ts');
    const written = await readFile(plans, 'utf8');
    await writeFile(plans, written.replace("per: 'month'", "per: 'moon'"));
    const errors = await refusedBuild({});
    await writeFile(plans, written);
    expect(errors).toMatch(/^src\/content\/plans\.ts, line \d+: Type .*"moon"/m);
  },
  buildLimit,
);

test(
  '[Settings] npm run build rejects placeholders with --strict',
  async () => {
    const errors = await refusedBuild({}, '--strict');
    const { refusedPlaceholders } = readSettings(exampleSettings, {});
    for (const { name } of refusedPlaceholders) expect(errors).toContain(`  ${name} is still`);
    expect(errors).toContain('CONTACT_ENDPOINT is empty');
    expect(errors).toContain('src/content/legal.ts: the text of /privacy is a sample');
    expect(errors).not.toContain('SOCIAL');
  },
  buildLimit,
);
