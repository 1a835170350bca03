import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addReview, findReview } from '../../../src/service/reviews';
import { openLocalDatabase } from '../../../src/tools/local/localDatabase';
import { moderate } from '../../../src/tools/local/moderation';
import { open as openEmpty, sentReview } from '../../service/support';
import { services, temporaryFolder } from './support';

const appId = 'studio';

/** Runs the command as a person does, in a process of its own. */
function run(words: readonly string[], DATABASE_URL: string) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/tools/reviews.ts', ...words],
      { env },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

test('[Local services] list shows id, status, rating, name and first words; a status narrows it', async () => {
  const { database } = await services();
  const all = await moderate(['list'], { database, appId });
  expect(all.split('\n')).toHaveLength(16);
  expect(all).toMatch(/^ID +STATUS +RATING +NAME +REVIEW$/m);
  expect(all).toMatch(/^seed-10 +approved +5 +Amir Khoury +People book at midnight/m);
  expect((await moderate(['list', 'pending'], { database, appId })).split('\n')).toHaveLength(4);
});

test('[Local services] approve, reject and reset change what is kept', async () => {
  const { database } = await services();
  const act = (...words: string[]) => moderate(words, { database, appId });
  const statusOf = async (id: string) => (await findReview(database, id))?.status;
  expect(await act('approve', 'seed-15')).toBe('seed-15 (Yael Shalev) is approved.');
  expect(await statusOf('seed-15')).toBe('approved');
  await act('reject', 'seed-15');
  expect(await statusOf('seed-15')).toBe('rejected');
  expect(await act('reset')).toBe('The 15 sample reviews are back.');
  expect(await statusOf('seed-15')).toBe('pending');
});

test('[Local services] reset leaves reviews alone that did not begin as samples', async () => {
  const database = await openEmpty();
  const { status: _, appId: __, ...values } = sentReview;
  await addReview(database, { appId, values, now: 1, owner: undefined });
  await expect(moderate(['reset'], { database, appId })).rejects.toThrow(/would delete them/);
  expect(await moderate(['list'], { database, appId })).toContain('Dana');
});

test.each([
  [[], /No command given[\s\S]*approve ID/],
  [['delete'], /There is no command "delete"[\s\S]*approve ID/],
  [['approve'], /Which review\?.*seed-01/],
  [['approve', 'nobody'], /No review has the id "nobody".*seed-01/],
  [['list', 'good'], /There is no status "good".*pending, approved, rejected/],
  [['reject', 'a', 'b'], /Too many words: b/],
])('[Local services] %j is an error that says what there is', async (words, message) => {
  const { database } = await services();
  await expect(moderate(words, { database, appId })).rejects.toThrow(message);
});

test('[Local services] the command works on the database of a running server, and says errors without a stack', async () => {
  const url = `file:${join(await temporaryFolder(), 'local.db')}`;
  const database = await openLocalDatabase({ url, appId });
  expect(await run(['approve', 'seed-15'], url)).toMatchObject({
    code: 0,
    out: 'seed-15 (Yael Shalev) is approved.\n',
  });
  expect((await findReview(database, 'seed-15'))?.status).toBe('approved');
  const { code, out, err } = await run(['delete'], url);
  expect([code, out]).toEqual([1, '']);
  expect(err).not.toContain('    at ');
  database.close();
});

test('[Local services] a folder that cannot be used is an error without a stack', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const { code, err } = await run(['list'], `file:${file}/local.db`);
  expect(code).toBe(1);
  expect(err).toMatch(/^The reviews cannot be used: DATABASE_URL file:.* cannot be used: .*\n$/);
});

test('[Local services] untrusted text cannot steer the terminal', async () => {
  const { database } = await services();
  const { status: _, appId: __, ...sent } = sentReview;
  const values = { ...sent, name: '\u001b[31mred\n\u202eflip', review: 'a\r\nb' };
  await addReview(database, { appId, values, now: Date.now(), owner: undefined });
  const out = await moderate(['list'], { database, appId });
  expect(out).toMatch(/ +\[31mred flip +a b$/m);
  expect(out).not.toMatch(/\u202e/);
});
