import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findItem } from '../../../backend/items';
import { openLocalDatabase } from '../../../tools/local/localDatabase';
import { moderate } from '../../../tools/local/moderation';
import { open as openEmpty, storeReview, temporaryFolder } from '../../backend/support';
import { services } from './support';

const appId = 'studio';

/** Runs the command in a separate process. */
const run = (words: readonly string[], DATABASE_URL: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/reviews.ts', ...words], {
    env: { ...process.env, DATABASE_URL },
  });

test('[Local services] lists, approves, rejects and resets the sample reviews', async () => {
  const { database } = await services();
  const act = (...words: string[]) => moderate(words, { database, appId });
  const all = await act('list');
  expect(all.split('\n')).toHaveLength(16);
  await expect(act('reset', 'all')).rejects.toThrow(/"reset all"[\s\S]*approve ID/);
  await expect(act('approve')).rejects.toThrow(/No review has the id ""[\s\S]*seed-01/);
  expect(all).toMatch(/^seed-10 +approved +5 +Amir Khoury +People book at midnight/m);
  expect(await act('approve', 'seed-15')).toBe('seed-15 (Yael Shalev) is approved.');
  expect((await findItem(database, 'seed-15'))?.state).toBe('approved');
  expect(await act('reject', 'seed-15')).toBe('seed-15 (Yael Shalev) is rejected.');
  expect(await act('reset')).toBe('The 15 sample reviews are back.');
  expect((await findItem(database, 'seed-15'))?.state).toBe('pending');
});

test('[Local services] refuses a reset that would delete real reviews, and untrusted text cannot control the terminal', async () => {
  const database = await openEmpty();
  await storeReview(database, { name: '\u001b[31mred\n\u202eflip', review: 'a\r\nb' });
  await expect(moderate(['reset'], { database, appId })).rejects.toThrow(/would delete them/);
  expect(await moderate(['list'], { database, appId })).toMatch(/ +\[31mred flip +a b$/m);
});

test('[Local services] npm run reviews changes the database of a running server and prints errors without a stack', async () => {
  const url = `file:${join(await temporaryFolder(), 'local.db')}`;
  const database = await openLocalDatabase({ url, appId });
  const { stdout } = await run(['approve', 'seed-15'], url);
  expect(stdout).toBe('seed-15 (Yael Shalev) is approved.\n');
  expect((await findItem(database, 'seed-15'))?.state).toBe('approved');
  await expect(run(['delete'], url)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.not.stringContaining('    at '),
  });
  await database.close();
});
