import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { createLog } from '../../src/backend/log';
import { readServiceSettings } from '../../src/backend/settings';
import { type RunningService, startService } from '../../src/backend/startService';
import { sentInquiry, temporaryFolder } from './support';

const environment = {
  SERVICE_SECRET: '0123456789abcdef0123456789abcdef',
  ORIGIN_EN: 'https://www.studio.test',
  ORIGIN_HE: 'https://www.studio-test.co.il',
};

const running: RunningService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop('the test has ended')));
});

async function start(options: Partial<Parameters<typeof startService>[0]> = {}) {
  const lines: string[] = [];
  const folder = await temporaryFolder();
  const service = await startService({
    settings: {
      ...readServiceSettings(environment),
      port: 0,
      databaseUrl: `file:${folder}/studio.db`,
    },
    host: '127.0.0.1',
    log: createLog({ write: (line) => void lines.push(line) }),
    ...options,
  });
  running.push(service);
  return { ...service, lines, at: `http://127.0.0.1:${service.port}` };
}

const post = (at: string, message: string) =>
  fetch(`${at}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: environment.ORIGIN_EN },
    body: JSON.stringify({ ...sentInquiry, message }),
  });

test('[Backend] listens, answers, and logs no visitor’s address', async () => {
  const { at, lines, stop } = await start();
  expect((await fetch(`${at}/readyz`)).status).toBe(200);
  expect((await post(at, 'first')).status).toBe(201);
  expect((await fetch(`${at}/nothing?email=dana@example.com`)).status).toBe(404);
  const origin = `${environment.ORIGIN_EN}.evil.test`;
  const list = await fetch(`${at}/api/reviews/tafrit-studio`, { headers: { origin } });
  expect(list.headers.get('access-control-allow-origin')).toBeNull();
  await stop('SIGTERM');
  await expect(fetch(`${at}/healthz`)).rejects.toThrow();
  const log = lines.map((line) => JSON.parse(line));
  expect(log.map(({ msg }) => msg)).toEqual([
    'the service listens',
    'answered',
    'the service stops',
    'the service has stopped',
  ]);
  expect(log[1]).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/api/inquiries',
    status: 201,
  });
  expect(lines.slice(1).join()).not.toMatch(/127\.0\.0\.1|dana|Dana/);
});

test('[Backend] stops after open requests are answered, despite idle connections', async () => {
  const { port, stop, at } = await start();
  const idle = connect(port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const body = JSON.stringify({ ...sentInquiry, message: 'slow' });
  const slow = connect(port, '127.0.0.1');
  await new Promise((resolve) => slow.once('connect', resolve));
  slow.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  // Answered after the head of the slow request.
  await post(at, 'other');
  const stopped = stop('SIGTERM');
  slow.write(body.slice(9));
  const answer = await new Promise<string>((resolve) => {
    slow.once('data', (data) => resolve(String(data)));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  await stopped;
  idle.destroy();
});

test('[Backend] reports a used port, and leaves nothing open', async () => {
  const { port } = await start();
  const settings = { ...readServiceSettings(environment), port, databaseUrl: 'file::memory:' };
  await expect(start({ settings })).rejects.toThrow(
    `PORT is ${port}, which another program uses on 127.0.0.1: expected a free one`,
  );
});

test('[Backend] refuses to start with example origins where visitors can reach it', async () => {
  const examples = readServiceSettings({ SERVICE_SECRET: environment.SERVICE_SECRET });
  const mail = { smtpUrl: 'smtp://localhost', from: 'a@studio.test', owner: 'b@studio.test' };
  const settings = { ...examples, port: 0, databaseUrl: 'file::memory:' };
  for (const wrong of [{ host: '0.0.0.0', settings }, { settings: { ...settings, mail } }]) {
    await expect(start(wrong)).rejects.toThrow(
      /ORIGIN_EN is .*\n {2}ORIGIN_HE is .*\n {2}expected/,
    );
  }
  await start({ settings });
});

test('[Backend] warns once of a refused origin, and of a proxy that TRUST_PROXY does not count', async () => {
  const { at, lines } = await start();
  for (const message of ['one', 'two']) {
    const answer = await fetch(`${at}/api/inquiries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://studio.test',
        'x-forwarded-for': '192.0.2.1',
      },
      body: JSON.stringify({ ...sentInquiry, message }),
    });
    expect(answer.status).toBe(403);
  }
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(warnings).toMatchObject([
    { msg: expect.stringContaining('TRUST_PROXY is 0') },
    {
      origin: 'https://studio.test',
      expected: [environment.ORIGIN_EN, environment.ORIGIN_HE],
      msg: expect.stringContaining('refused'),
    },
  ]);
});

test('[Backend] starts with the environment that docs/service.md gives for nginx', async () => {
  const document = await readFile('docs/service.md', 'utf8');
  const [, block = ''] = /```sh\n# \.env\n([^`]+)```/.exec(document) ?? [];
  const written = parseEnv(block);
  const folder = await temporaryFolder();
  const settings = readServiceSettings({ ...written, DATABASE_URL: `file:${folder}/studio.db` });
  const { at } = await start({ settings: { ...settings, port: 0 } });
  const answer = await fetch(`${at}/api/inquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `${written.ORIGIN_EN}`,
      'x-forwarded-for': '192.0.2.1',
    },
    body: JSON.stringify(sentInquiry),
  });
  expect(answer.status).toBe(201);
  expect(settings.trustedProxies).toBe(1);
});

test('[Backend] reports command errors without a stack, and stops on SIGTERM', async () => {
  const folder = await temporaryFolder();
  const env = { ...process.env, ...environment, DATABASE_URL: `file:${join(folder, 'studio.db')}` };
  const run = (words: readonly string[], own: Record<string, string>) => {
    const command = ['--import', 'tsx', 'src/backend/main.ts', ...words];
    return spawn(process.execPath, command, { env: { ...env, ...own } });
  };
  const typo = await ended(run(['forget', 'not a mail'], {}));
  expect(typo).toEqual({
    code: 1,
    text: '"not a mail" is not an email address: nothing was deleted\n',
  });
  const wrong = await ended(run([], { SERVICE_SECRET: 'short', PORT: 'x' }));
  expect(wrong).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^The service cannot start:\n {2}PORT .*\n {2}SERVICE_SECRET .*\n$/,
    ),
  });
  const child = run([], { PORT: '0' });
  const end = ended(child);
  const [first] = await once(createInterface(child.stdout), 'line');
  const { msg, port } = JSON.parse(String(first));
  expect(msg).toBe('the service listens');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, text } = await end;
  expect([code, text]).toEqual([0, expect.stringContaining('"msg":"the service has stopped"}\n')]);
});

async function ended(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      text += String(data);
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, text };
}
