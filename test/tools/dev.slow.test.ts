import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { buildLimit } from '../support/builtCopy';
import { copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';

let copy: string;
beforeAll(async () => {
  copy = await copyProject();
  await writeFile(path.join(copy, '.env'), 'OWNER_LANGUAGE=he\n');
}, buildLimit);
afterAll(() => rm(copy, { recursive: true, force: true }));

test(
  '[Local services] npm run dev gives files, databases and hot reload to no other origin and host',
  async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: `${port}`, NODE_ENV: undefined };
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const dev = spawn(process.execPath, [tsx, 'tools/dev.ts'], { cwd: copy, env });
    const ended = once(dev, 'exit');
    /** Status of an answer, and a header that lets every page read it. */
    const ask = async (url: string, headers: Record<string, string> = {}, at = port) => {
      const sent = request({ host: '127.0.0.1', port: at, path: url, headers }).end();
      const [answer] = await Promise.race(['response', 'upgrade'].map((name) => once(sent, name)));
      answer.resume();
      sent.destroy();
      return [answer.statusCode, answer.headers['access-control-allow-origin']];
    };
    try {
      for await (const line of createInterface(dev.stdout)) if (line.includes('/moderate')) break;
      const file = '/__parcel_source_root/.env%2f.';
      const upgrade = {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const own = { host: `localhost:${port}` };
      const linked = { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
      expect(await ask('/', own)).toEqual([200, undefined]);
      expect(await ask('/workbench', linked)).toEqual([200, undefined]);
      expect(await ask(file, own)).toEqual([200, undefined]);
      expect(await ask('/', { ...own, ...upgrade })).toEqual([101, undefined]);
      for (const foreign of [
        { ...own, origin: 'http://evil.example' },
        { host: `rebound.example:${port}` },
        { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      ]) {
        expect(await ask(file, foreign)).toEqual([403, undefined]);
        await expect(ask('/', { ...foreign, ...upgrade })).rejects.toThrow('socket hang up');
      }
      expect((await ask('/__parcel_launch_editor?file=.env', linked))[0]).toBe(403);
      expect((await ask('/api/reviews/x', { host: 'rebound.example' }, port + 1))[0]).toBe(403);
    } finally {
      dev.kill();
      await ended;
    }
  },
  buildLimit,
);
