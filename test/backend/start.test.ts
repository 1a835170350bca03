import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { runCommand } from '../../backend/commands';
import { createLog } from '../../backend/log';
import { readServiceSettings } from '../../backend/settings';
import { type RunningService, startService } from '../../backend/startService';
import { languageCodes, languages } from '../../locales/languages';
import { exampleSettings } from '../support/exampleSettings';
import { freePort } from '../support/freePort';
import { smtpServer } from '../support/smtpServer';
import { temporaryFolder } from '../support/temporaryFolder';
import { open, sentInquiry, storeInquiry, storeReview } from './support';

const environment = {
  MODERATION_PASSWORD: '0123456789abcdef',
  ...Object.fromEntries(
    languageCodes.map((one) => [`ORIGIN_${one.toUpperCase()}`, `https://a${languages[one].host}`]),
  ),
  ORIGIN_EN: 'https://www.studio.test',
  REVIEWS_APP_ID: 'studio',
};

const mail = {
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'site@studio.test',
  OWNER_EMAIL: 'owner@studio.test',
};

const running: RunningService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop('the test has ended')));
});

/** The service with additional settings, on a free port and a database in memory. */
async function start(own: NodeJS.Dict<string> = {}, host = '127.0.0.1') {
  const lines: string[] = [];
  const given = { ...environment, DATABASE_URL: 'file::memory:', PORT: '0', ...own };
  const log = createLog({ write: (line) => void lines.push(line) });
  const service = await startService({ settings: readServiceSettings(given), host, log });
  running.push(service);
  return { ...service, lines, at: `http://127.0.0.1:${service.port}` };
}

const post = (at: string, message: string, own: Record<string, string> = {}) =>
  fetch(`${at}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: environment.ORIGIN_EN, ...own },
    body: JSON.stringify({ ...sentInquiry, message }),
  });

test('[Backend] stops after open requests are answered, despite idle connections', async () => {
  const { port, stop, at } = await start();
  const [idle, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([once(idle, 'connect'), once(slow, 'connect')]);
  const body = JSON.stringify({ ...sentInquiry, message: 'slow' });
  slow.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  // Answered after the head of the slow request.
  const { headers } = await post(at, 'other');
  expect(headers.get('keep-alive')).toBe('timeout=5, max=100');
  const stopped = stop('SIGTERM');
  slow.write(body.slice(9));
  const [answer] = await once(slow, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
  await stopped;
  idle.destroy();
});

test('[Backend] refuses to start with example origins where visitors can reach it', async () => {
  const { en: ORIGIN_EN, he: ORIGIN_HE } = exampleSettings.origin;
  const examples = { ORIGIN_EN, ORIGIN_HE };
  const refusal = /ORIGIN_EN is .* expected .*\n {2}.*: ORIGIN_HE is/;
  await expect(start(examples, '0.0.0.0')).rejects.toThrow(refusal);
  await expect(start({ ...examples, ...mail })).rejects.toThrow(refusal);
  await start(examples);
});

const inClear = /^the password is sent in the clear/;
// The host of inquiries on a site without reviews, rather than the site, which has TLS here.
const withoutReviews = { REVIEWS_API: 'none', CONTACT_ENDPOINT: 'http://api.studio.test/inbox' };

test.each([
  [{ REVIEWS_API: 'http://api.studio.test' }, inClear],
  [withoutReviews, inClear],
  [{ REVIEWS_API: 'http://localhost:4000' }, /^$/],
  [{ ...mail, REVIEWS_API: 'http://localhost:4000' }, /^links in mails work only on this/],
  [{ ...mail, REVIEWS_API: 'https://api.studio.test' }, /^$/],
  [{ REVIEWS_APP_ID: undefined }, /another REVIEWS_APP_ID are refused/],
])('[Backend] warns of what the site or others cannot use: %j', async (own, warning) => {
  const { lines } = await start(own);
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(warnings.map(({ msg }) => msg).join('\n')).toMatch(warning);
});

test('[S5] mails an inquiry with the settings that docs/operator.md gives for nginx', async () => {
  const document = await readFile('docs/operator.md', 'utf8');
  const [, block = ''] = /```sh\n# \.env\n([^`]+)```/.exec(document) ?? [];
  const { url, received } = await smtpServer();
  const shown = parseEnv(block);
  expect(() => readServiceSettings(shown)).toThrow(
    /^The service cannot start:\n {2}.*: MODERATION_PASSWORD.*$/,
  );
  const { MODERATION_PASSWORD } = environment;
  const written: NodeJS.Dict<string> = { ...shown, MODERATION_PASSWORD };
  expect(readServiceSettings(written)).toMatchObject({ mail: { smtpUrl: written.SMTP_URL } });
  const { at, lines, mailIdle } = await start({
    ...{ ...written, DATABASE_URL: 'file::memory:', SMTP_URL: url },
  });
  const headers = { origin: `${written.ORIGIN_EN}`, 'x-forwarded-for': '192.0.2.1' };
  expect((await post(at, 'Hello', headers)).status).toBe(201);
  await mailIdle();
  expect(received[0]?.email.from).toMatchObject({ name: 'שם הסטודיו' });
  const messages = lines.map((line) => JSON.parse(line).msg).sort();
  expect(messages).toEqual(['answered', 'mail sent', 'the service listens']);
  expect(lines.slice(1).join('')).not.toMatch(/127\.0\.0\.1|192\.0|dana|Dana|owner@studio/);
});

test.each([
  [['forget', 'not a mail'], 'Nothing is stored under "not a mail"'],
  [['show', 'dana@example.com'], 'Nothing is stored under "dana@example.com"'],
  [['forget', 'dana@example.com'], 'There is no database at /', 'file:/no/such/studio.db'],
  [['forget'], 'forget needs an argument, and one only.\nUsage: npm run service'],
  [['list', 'users'], 'There is no list "users": expected reviews or inquiries'],
  [['toString'], 'Unknown command toString.\nUsage: npm run service'],
])('[Backend] refuses the command %j', async (words, message, url = 'file::memory:') => {
  await expect(runCommand(words, url)).rejects.toThrow(message);
});

test('[Backend] lists inquiries or reviews, or all of an address, where no text can control the terminal', async () => {
  const url = `file:${await temporaryFolder()}/studio.db`;
  const database = await open(url);
  const name = '\u001b[31mred';
  const id = await storeInquiry(database, { name, message: 'a\r\nb', phone: '03-123-4567' });
  await storeReview(database);
  const shown = await runCommand(['show', 'Dana@example.com'], url);
  const lists = await Promise.all(
    ['inquiries', 'reviews'].map((list) => runCommand(['list', list], url)),
  );
  expect(lists.join('\n')).toBe(shown);
  expect(shown).not.toMatch(/[^\n -~]/);
  expect(JSON.parse(lists[0] ?? '')).toMatchObject({ id, name, phone: '03-123-4567' });
});

test('[Backend] takes no broken-off post for an error, and stops on SIGTERM', async () => {
  const env = { ...process.env, ...environment, DATABASE_URL: 'file::memory:', PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], { env });
  const closed = once(child, 'close');
  const lines: object[] = [];
  for await (const line of createInterface(child.stdout)) {
    const { port, ...said } = JSON.parse(line);
    lines.push(said);
    if (lines.length === 3) child.kill('SIGTERM');
    if (lines.length > 1) continue;
    breakOff(port, '/api/reviews', 'application/json');
    breakOff(port, '/moderate/reject-all', 'application/x-www-form-urlencoded');
  }
  expect(await closed).toEqual([0, null]);
  const answered = { level: 'info', msg: 'answered', status: 400 };
  const ends = [{ msg: 'the service stops' }, { msg: 'the service has stopped' }];
  expect(lines).toMatchObject([{ msg: 'the service listens' }, answered, answered, ...ends]);
});

test('[Backend] keeps answering while its log is on a full disk', async () => {
  const port = await freePort();
  const env = { ...process.env, ...environment, DATABASE_URL: 'file::memory:', PORT: `${port}` };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    ...{ env, stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'] },
  });
  const closed = once(child, 'close');
  const answer = () => post(`http://127.0.0.1:${port}`, 'Hello').catch(() => undefined);
  while (child.exitCode === null && !(await answer())) await new Promise(setImmediate);
  const again = await answer();
  child.kill('SIGTERM');
  expect(again?.status).toBe(208);
  expect(await closed).toEqual([0, null]);
});

/** Posts half of a body. */
function breakOff(port: number, path: string, type: string): void {
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nAuthorization: Basic ${btoa(`:${environment.MODERATION_PASSWORD}`)}`;
  socket.write(`${head}\r\nContent-Length: 100\r\n\r\nname=`, () => socket.destroy());
}
