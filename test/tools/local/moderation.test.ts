import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createReviewsStore } from '../../../src/tools/local/reviewsStore';
import { sentReview, services, temporaryFolder } from './support';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

/** Runs the command as a person does, in a process of its own. */
function run(words: readonly string[], DATA_DIR = folder) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/tools/reviews.ts', ...words],
      { env },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

test('[Local services] list shows id, status, rating, name and first words; a status narrows it', async () => {
  const all = await run(['list']);
  expect(all.code).toBe(0);
  expect(all.out.trim().split('\n')).toHaveLength(16);
  expect(all.out).toMatch(/^ID +STATUS +RATING +NAME +REVIEW$/m);
  expect(all.out).toMatch(/^seed-10 +approved +5 +Amir Khoury +People book at midnight/m);
  const pending = await run(['list', 'pending']);
  expect(pending.out.trim().split('\n')).toHaveLength(4);
});

test('[Local services] approve, reject and reset change the file', async () => {
  const statusOf = async (id: string) =>
    (await createReviewsStore({ folder }).list()).find((review) => review.id === id)?.status;
  expect(await run(['approve', 'seed-15'])).toMatchObject({
    code: 0,
    out: 'seed-15 (Yael Shalev) is approved.\n',
  });
  expect(await statusOf('seed-15')).toBe('approved');
  expect((await run(['reject', 'seed-15'])).code).toBe(0);
  expect(await statusOf('seed-15')).toBe('rejected');
  expect((await run(['reset'])).code).toBe(0);
  expect(await statusOf('seed-15')).toBe('pending');
});

test.each([
  [[], /No command given[\s\S]*approve ID/],
  [['delete'], /There is no command "delete"[\s\S]*approve ID/],
  [['approve'], /Which review\?.*seed-01/],
  [['approve', 'nobody'], /No review has the id "nobody".*seed-01/],
  [['list', 'good'], /There is no status "good".*pending, approved, rejected/],
  [['reject', 'a', 'b'], /Too many words: b/],
])('[Local services] %j is an error that says what there is', async (words, message) => {
  const { code, out, err } = await run(words);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(message);
  expect(err).not.toContain('    at ');
});

test('[Local services] a folder that cannot be used is an error without a stack', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, err } = await run(['list'], file);
  expect(code).toBe(1);
  expect(err).toMatch(/^The reviews cannot be used: .*\n$/);
});

test('[Local services] untrusted text cannot steer the terminal', async () => {
  const { dataFolder } = await services();
  const store = createReviewsStore({ folder: dataFolder });
  await store.add({ ...sentReview, name: '\u001b[31mred\n\u202eflip', review: 'a\r\nb' });
  const { out } = await run(['list'], dataFolder);
  expect(out).toMatch(/ +\[31mred flip +a b$/m);
  expect(out).not.toMatch(/\u202e/);
});

test('[Local services] moderation from other processes and posts to the server lose nothing', async () => {
  const { app, dataFolder } = await services();
  const post = (n: number) =>
    app.request('/api/reviews', {
      method: 'POST',
      body: JSON.stringify({ ...sentReview, name: `N${n}` }),
    });
  const posting = async () => {
    for (let n = 0; n < 60; n += 1) await post(n);
  };
  const ids = ['seed-15', 'seed-06', 'seed-02', 'seed-11'];
  const [, ...runs] = await Promise.all([
    posting(),
    ...ids.map((id) => run(['approve', id], dataFolder)),
  ]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const reviews = JSON.parse(await readFile(join(dataFolder, 'reviews.json'), 'utf8'));
  expect(reviews).toHaveLength(75);
  const approved = reviews.filter(
    (review: { id: string; status: string }) =>
      ids.includes(review.id) && review.status === 'approved',
  );
  expect(approved).toHaveLength(4);
});
