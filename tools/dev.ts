import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import process from 'node:process';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { readEnvironment } from '../backend/environment';
import { fallbackLanguage } from '../locales/languages';
import { studioYear } from '../src/i18n/studioTime';
import { writeCovers, writeProjectCovers } from './covers/writeCovers';
import { convertPhotos } from './export/photos';
import { siteFacts } from './facts/siteFacts';
import { localAddresses, localEnvironment, siteLines } from './local/addresses';
import { listen } from './local/listen';
import { refuseForeignRequests } from './local/ownRequests';
import { workbenchOptions } from './local/serveWorkbench';
import { readPort } from './readPort';
import { readSite } from './readSite';

try {
  const environment = readEnvironment();
  // Checks both ports first, so that a used one is reported immediately; Parcel uses the first one.
  const port = readPort(environment, { last: 65_534 });
  const places = [await listen(new Hono(), { port }), await listen(new Hono(), { port: port + 1 })];
  const { settings } = readSite({
    ...environment,
    ...localEnvironment(port + 1),
    REVIEWS_API: localAddresses(port + 1).main,
  });
  const { photos, folders } = await convertPhotos(process.cwd(), siteFacts);
  const data = { settings, year: studioYear(Date.now()), photos, code: {} };
  const parcel = new Parcel({
    ...workbenchOptions('.cache/dev', 'development', data),
    cacheDir: '.cache/parcel',
    // Parcel ignores a target's folder when it serves.
    defaultTargetOptions: { distDir: '.cache/dev' },
    // By default every web page may read what is served, and all files of the project are.
    serveOptions: { port, host: '127.0.0.1', cors: false },
    hmrOptions: { port, host: '127.0.0.1' },
  });
  await Promise.all(places.map(({ close }) => close()));
  refuseForeignRequests();
  startServices(port + 1, environment);
  await writeCovers('.cache/dev', settings, fallbackLanguage);
  await writeProjectCovers(['.cache/dev']);
  for (const files of folders) await cp(files, '.cache/dev/assets', { recursive: true });
  let isFirst = true;
  await parcel.watch((error, event) => {
    if (error) console.error(error.message);
    else if (event?.type === 'buildFailure') console.error(explained(event.diagnostics));
    else if (event?.type === 'buildSuccess') {
      console.log(`Built in ${event.buildTime} ms`);
      if (isFirst) console.log(addresses(port));
      isFirst = false;
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Starts the local services, and again whenever their code changes. Sessions outlast that. */
function startServices(port: number, environment: NodeJS.ProcessEnv): void {
  const secret = randomBytes(32).toString('hex');
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
  const services = spawn(process.execPath, [...tsx, 'tools/devServices.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, PORT: `${port}`, SERVICE_SECRET: secret },
  });
  process.once('exit', () => services.kill());
}

function addresses(port: number): string {
  return `
${siteLines(localAddresses(port).sites)}
  Workbench  ${localAddresses(port).main}/workbench
  Reviews    ${localAddresses(port + 1).main}/moderate (the link to sign in is printed here)
`;
}

function explained(diagnostics: readonly { message: string; origin?: string }[]): string {
  return diagnostics.map(({ message, origin }) => `${origin ?? 'build'}: ${message}`).join('\n');
}
