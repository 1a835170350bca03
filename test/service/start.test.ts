import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createLog } from '../../src/service/log';
import { readServiceSettings } from '../../src/service/settings';
import { type RunningService, startService } from '../../src/service/startService';
import { writeSites } from '../tools/local/support';
import { sentEnquiry, temporaryFolder } from './support';

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
  fetch(`${at}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: environment.ORIGIN_EN },
    body: JSON.stringify({ ...sentEnquiry, message }),
  });

test('[Service] listens, answers, and writes no address of a visitor into its log', async () => {
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
    route: '/api/enquiries',
    status: 201,
  });
  expect(lines.slice(1).join()).not.toMatch(/127\.0\.0\.1|dana|Dana/);
});

test('[Service] stops once what is under way is answered, whoever else keeps a connection open', async () => {
  const { port, stop, at } = await start();
  const idle = connect(port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const body = JSON.stringify({ ...sentEnquiry, message: 'slow' });
  const slow = connect(port, '127.0.0.1');
  await new Promise((resolve) => slow.once('connect', resolve));
  slow.write(
    `POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  // Answered after the slow one's head was read.
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

test('[Service] says which port is taken, and leaves nothing open', async () => {
  const { port } = await start();
  const settings = { ...readServiceSettings(environment), port, databaseUrl: 'file::memory:' };
  await expect(start({ settings })).rejects.toThrow(
    `PORT is ${port}, which another program uses on 127.0.0.1: expected a free one`,
  );
});

test('[Service] serves the exported sites too when told, with their headers', async () => {
  const roots = await writeSites(await temporaryFolder());
  const { at } = await start({ roots });
  const page = await fetch(`${at}/services`);
  expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  expect((await fetch(`${at}/nothing`)).headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${at}/api/reviews/tafrit-studio`)).status).toBe(200);
  expect(await (await fetch(`${at}/api/nothing`)).json()).toHaveProperty('error');
  const missing = { com: '/no/such/folder', coIl: '/no/such/folder' };
  await expect(start({ roots: missing })).rejects.toThrow(
    '--with-site finds no /no/such/folder/index.html: expected the exported sites; npm run build',
  );
});

test('[Service] as a command it says mistakes without a stack, and stops on SIGTERM', async () => {
  const folder = await temporaryFolder();
  const env = { ...process.env, ...environment, DATABASE_URL: `file:${join(folder, 'studio.db')}` };
  const run = (words: readonly string[], own: Record<string, string>) => {
    const command = ['--import', 'tsx', 'src/service/main.ts', ...words];
    return spawn(process.execPath, command, { env: { ...env, ...own } });
  };
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
