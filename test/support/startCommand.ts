import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { freePort } from './freePort';

/** `npm start` or `npm run dev` of a project, until this process ends. Resolves with the first export. */
export async function startCommand(name: 'start' | 'dev', project: string, folder?: string) {
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync(path.resolve(project, 'package.json'), 'utf8'));
  const [, ...script] = scripts[name].split(' ');
  const tsx = path.resolve('node_modules/tsx/dist/esm/index.mjs');
  const child = spawn(process.execPath, ['--import', tsx, ...script], {
    cwd: project,
    env: { ...process.env, PORT: `${port}`, DEV_FOLDER: folder, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const lines = createInterface(child.stdout);
  await Promise.race([
    (async () => {
      for await (const line of lines) if (line.includes('/moderate')) return;
    })(),
    once(child, 'exit').then(() => {
      throw new Error(`${name} has ended`);
    }),
  ]);
  child.stdout.resume();
  return { port, stop: async () => void (child.kill() && (await once(child, 'exit'))) };
}
