import fs from 'node:fs';
import { copyFile, open as openFile, rename } from 'node:fs/promises';
import { LibsqlError } from '@libsql/client';
import { settle, waitingMails } from '../../backend/mail/outbox';
import { temporaryFolder } from '../support/temporaryFolder';
import { moderated, textOf } from './moderation/owner';
import { open, ownOrigin, sentInquiry, sentReview, service } from './support';

/** The backend on a database file, and what it says of itself. */
async function onFile(folder?: string) {
  const file = `${folder ?? (await temporaryFolder())}/studio.db`;
  const running = await service({ database: await open(`file:${file}`) });
  const readiness = async () => {
    const { status, error } = await (await running.app.request('/readyz')).json();
    return error ?? status;
  };
  return { ...running, file, readiness };
}

test('[Backend] is not ready once its database file is gone or replaced, or its disk is full', async () => {
  const { app, file, readiness } = await onFile();
  expect(await readiness()).toBe('ok');
  await rename(file, `${file}.moved`);
  expect(await readiness()).toBe('the database file was moved or replaced');
  await copyFile(`${file}.moved`, file);
  expect((await app.request('/readyz')).status).toBe(503);
  await rename(`${file}.moved`, file);
  const disk = jest.spyOn(fs, 'statfsSync');
  disk.mockReturnValueOnce({ ...fs.statfsSync(file), bavail: 9 });
  expect([await readiness(), await readiness()]).toEqual(['the disk is full', 'ok']);
});

test('[Backend] is not ready once a page of its database is damaged', async () => {
  const folder = await temporaryFolder();
  const { database, file } = await onFile(folder);
  await database.close();
  const pages = await openFile(file, 'r+');
  // All that follow the schema, which is the first.
  const { size } = await pages.stat();
  await pages.write(Buffer.alloc(size - 4096, 7), 0, size - 4096, 4096);
  await pages.close();
  const { app, readiness } = await onFile(folder);
  const { status, headers } = await app.request('/api/reviews/studio');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([503, '*']);
  expect(await readiness()).toBe('the database is damaged');
});

test('[S5] is not ready while mail has waited for over two hours, without those that were given up', async () => {
  const { post, database, clock, readiness } = await onFile();
  await post('/api/inquiries', sentInquiry);
  clock.now += 7_200_000;
  expect(await readiness()).toBe('ok');
  clock.now += 1;
  expect(await readiness()).toBe('mail has waited for over two hours');
  const withoutMail = await service({ database, now: () => clock.now, owner: undefined });
  expect((await withoutMail.app.request('/readyz')).status).toBe(200);
  await settle(database, await waitingMails(database), 'spam');
  expect(await readiness()).toBe('ok');
});

test('[S7] writes a line with the reason for each kind of refusal and failure once a minute, and for each post that is kept', async () => {
  const { post, clock, lines, database } = await service({ trustedProxies: 0 });
  const write = jest.spyOn(database, 'write');
  const failing = new LibsqlError('disk I/O error', 'SQLITE_IOERR');
  for (const wait of [0, 0, 60_000]) {
    clock.now += wait;
    await post('/api/inquiries', '{');
    await post('/api/inquiries', '{}', { origin: 'https://studio.test' });
    await post('/api/inquiries', { ...sentInquiry, message: `${lines.length}` });
    write.mockRejectedValueOnce(failing);
    await post('/api/reviews', sentReview);
  }
  const said = lines.map((line) => JSON.parse(line));
  expect(said.map(({ status }) => status)).toEqual([400, 403, 201, 503, 201, 400, 403, 201, 503]);
  expect(said[0].reason).toBe('Invalid body: expected a JSON object');
  expect(said[1].reason).toMatch(/^Origin not allowed: https:\/\/studio.test;/);
});

test('[S7] answers 503 with a retry time without the database, and logs no addresses', async () => {
  const { app, browser, post, database, lines } = await moderated();
  await database.close();
  const answer = await post('/api/inquiries', sentInquiry, { 'x-forwarded-for': '192.0.2.77' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  const page = await browser.open('/moderate');
  expect([page.response.status, textOf(page, 'h1')]).toEqual([503, 'That did not work']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', route: '/api/inquiries', status: 503, err: { type: 'LibsqlError' } },
    { level: 'error', route: '/readyz', reason: 'the database cannot be used' },
    { level: 'error', route: '/moderate', status: 503, err: { type: 'LibsqlError' } },
  ]);
  expect(lines.join('')).not.toMatch(/192\.0\.2\.77|dana@|Dana/);
});
