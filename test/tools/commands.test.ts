import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Hono } from 'hono';
import { listen, readPort } from '../../tools/local/listen';
import { temporaryFolder } from '../support/temporaryFolder';

/** Runs a command of `tools` as npm does. */
function run(file: string, words: readonly string[], own: Record<string, string>, cwd = '.') {
  return new Promise<Readonly<Record<'code' | 'out' | 'err', unknown>>>((resolve) => {
    const env = { ...process.env, ...own };
    const command = ['--import', 'tsx', path.resolve('tools', file), ...words];
    execFile(process.execPath, command, { env, cwd }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

/** Of `npm run deploy:check`. */
const playwright = '../node_modules/@playwright/test/cli.js';

test.each([
  ['bench.ts', [], /^CHROMIUM_PATH is \/no\/such\/chromium, which .*: expected .*\n$/],
  ['build.ts', ['--stirct'], /^Unknown option '--stirct'.*\n$/],
  [
    playwright,
    ['test', '-c', 'test/hosts'],
    /^\S+ cannot be reached: .*; expected the deployed site$/m,
  ],
  ['../backend/main.ts', ['--prot'], /^Unknown option '--prot'\.\nUsage: npm run service/],
  ['../backend/main.ts', ['forget', 'x'], /^DATABASE_URL is missing: .* changed\n$/],
  ['../backend/main.ts', ['--host'], /^Option '--host <value>' argument missing\.\nUsage: /],
])('[Commands] %s reports what is wrong before it builds', async (file, words, line) => {
  const { code, out, err } = await run(file, words, {
    CHROMIUM_PATH: '/no/such/chromium',
    BASE_URL: 'https://127.0.0.1:2',
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(line);
});

test('[Commands] service says beside its output that a list is empty', async () => {
  const empty = { DATABASE_URL: 'file::memory:' };
  const said = await run('../backend/main.ts', ['list', 'reviews'], empty);
  expect(said).toEqual({ code: 0, out: '', err: 'There is nothing.\n' });
});

test('[Commands] dev exits if its port is used', async () => {
  const { port, close } = await listen(new Hono(), { port: 0 });
  const { code, out, err } = await run('dev.ts', [], { PORT: String(port) });
  await close();
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^PORT \d+ at 127.0.0.1 .*already in use.*; expected a free one\n$/);
});

test('[Commands] preview needs a build', async () => {
  const folder = await temporaryFolder();
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { code, out, err } = await run('preview.ts', [], {}, folder);
  expect([code, out, err]).toEqual([1, '', 'dist has no sites: expected those of npm run build\n']);
});

test('[Local services] reads PORT, which is 4000 by default, and rejects 0 and what is no port', () => {
  expect([undefined, '1', ' 4001 '].map((PORT) => readPort({ PORT }))).toEqual([4000, 1, 4001]);
  for (const PORT of ['0', '-1', '65536', 'abc'])
    expect(() => readPort({ PORT })).toThrow(/PORT is .*: expected a/);
});
