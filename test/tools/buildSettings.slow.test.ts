import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { buildLimit, builtCopy } from '../support/builtCopy';

const { at, build } = builtCopy();

/** Builds with errors on standard error only, without a stack, and without `dist`. */
async function refusedBuild(...options: string[]) {
  const { code, errors, output } = await build({}, ...options);
  expect([code, output, existsSync(at('dist'))]).toEqual([1, '', false]);
  expect(errors).not.toMatch(/^ +at /m);
  return errors;
}

test(
  '[Settings] npm run build names a fact of another type once, with its file and line, and refuses placeholders and projects of a stopped service with --strict',
  async () => {
    const change = async (file: string, from: string | RegExp, to: string) => {
      const text = await readFile(at(file), 'utf8');
      await writeFile(at(file), text.replace(from, to));
    };
    const claims = 'src/content/claims.ts';
    await change(claims, 'starterPrice: 199', "starterPrice: '199'");
    expect((await refusedBuild()).match(/, line \d+: .*/g)).toHaveLength(1);
    await change(claims, "starterPrice: '199'", 'starterPrice: 199');
    await change('src/content/services.ts', /^ {2}service\('nfc'.*\n/m, '');
    const errors = await refusedBuild('--strict');
    expect(errors).toMatch(/^ {2}src\/site\.config\.ts.*: studioName\.he is still a placeholder/m);
    expect(errors).toContain('contactEndpoint is empty');
    expect(errors).toContain('src/content/legal.ts: the text of /privacy is a sample');
    expect(errors).toMatch(/ {2}src\/content\/portfolio\.ts: .* is "nfc", which is not offered/);
    expect(errors).not.toContain('social');
  },
  buildLimit,
);
