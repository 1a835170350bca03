import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, watch, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { readEnvironment } from '../backend/environment';
import './briefErrors';
import { developed, developedSources } from './dev/developed';
import { bundling, entries } from './export/bundle';
import { exportFonts } from './export/fonts';
import { localAddresses, localEnvironment, siteLines } from './local/addresses';
import { inspecting } from './local/inspectable';
import { listen, readPort } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { readSite } from './readSite';

/** Folders whose files take part in the export without being in the browser's code. */
const exporting = ['tools', 'static', 'src/prerender', 'src/seo', 'src/settings'];

const environment = readEnvironment();
const port = readPort(environment);
// Reports a used port, a database of another branch and invalid settings immediately.
await (await listen(new Hono(), { port })).close();
await (await openLocalDatabase()).close();
readSite({ ...environment, ...localEnvironment(port) });
// Without the cache of Parcel, names of an earlier build would not match.
await rm(developed.root, { recursive: true, force: true });
await mkdir(developed.code, { recursive: true });
await writeFile(developed.fonts, JSON.stringify(await exportFonts(path.resolve(developed.code))));
const parcel = new Parcel({
  ...bundling(
    [...Object.values(entries), ...inspecting, ...Object.values(developedSources)],
    developed.code,
    'development',
    true,
  ),
  cacheDir: `${developed.root}/parcel`,
  // Another run in this folder may delete its exports while this one begins to watch them.
  watchIgnore: ['.cache', 'dist'],
});
// The password of `/moderate` outlasts a restart of the server.
const password = randomBytes(8).toString('hex');
const own = { NODE_ENV: 'development', PORT: `${port}`, MODERATION_PASSWORD: password };
const environmentOf = { ...environment, ...own };
const { sites, main } = localAddresses(port);
let isFirst = true;
const exportAgain = whenIdle(async () => {
  const started = performance.now();
  const child = run(['--import', 'tsx', 'tools/dev/exportOnce.ts'], environmentOf);
  const [code] = await once(child, 'exit');
  if (code !== 0) return;
  console.log(`Exported in ${Math.round(performance.now() - started)} ms`);
  if (isFirst)
    console.log(`
${siteLines(sites)}
  Stepper    ${main}/workbench
  Inspector  /workbench/inspector of the same address as the page
  Reviews    ${main}/moderate (any name, password ${password})
`);
  isFirst = false;
});
const server = run(
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'tools/dev/server.ts'],
  environmentOf,
);
process.once('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
await parcel.watch((error, event) => {
  if (error) console.error(error.message);
  else if (event?.type === 'buildFailure')
    for (const { message, origin = 'build' } of event.diagnostics)
      console.error(`${origin}: ${message}`);
  else if (event?.type === 'buildSuccess') exportAgain();
});
for (const folder of exporting)
  void (async () => {
    for await (const _ of watch(folder, { recursive: true })) exportAgain();
  })();

/** Calls one after another; calls while one runs become one more. */
function whenIdle(work: () => Promise<void>): () => void {
  let calls = 0;
  let last = Promise.resolve();
  return () => {
    calls += 1;
    const call = calls;
    last = last.then(() => (call === calls ? work() : undefined));
  };
}

function run(command: readonly string[], env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
