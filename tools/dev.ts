import process from 'node:process';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { writeCovers } from './covers/writeCovers';
import { readEnvironment } from './environment';
import { hosts, localAddresses, localEnvironment } from './local/addresses';
import { listen } from './local/listen';
import { openLocalDatabase } from './local/localDatabase';
import { createLocalServices } from './local/server';
import { workbenchOptions } from './local/serveWorkbench';
import { readPort } from './readPort';
import { readSite } from './readSite';

try {
  const environment = readEnvironment();
  // Checks both ports first, so that a used one is reported immediately; Parcel uses the first one.
  const port = readPort(environment, { last: 65_534 });
  const place = await listen(new Hono(), { port });
  // The local services use the next port.
  const database = await openLocalDatabase();
  const app = createLocalServices({ roots: { com: 'dist/com', coIl: 'dist/co.il' }, database });
  const services = await listen(app, { port: port + 1 });
  const { settings } = readSite({
    ...environment,
    ...localEnvironment(services.port),
    REVIEWS_API: localAddresses(services.port).english,
  });
  const data = { settings, year: new Date().getFullYear(), code: {} };
  const parcel = new Parcel({
    ...workbenchOptions('.cache/dev', 'development', data),
    cacheDir: '.cache/parcel',
    // Parcel ignores a target's folder when it serves.
    defaultTargetOptions: { distDir: '.cache/dev' },
    serveOptions: { port, host: '127.0.0.1' },
    hmrOptions: { port, host: '127.0.0.1' },
  });
  await place.close();
  await writeCovers('.cache/dev', settings, 'en');
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

function addresses(port: number): string {
  return `
  English    http://${hosts.english}:${port}
  Hebrew     http://${hosts.hebrew}:${port}
  Workbench  http://${hosts.english}:${port}/workbench
`;
}

function explained(diagnostics: readonly { message: string; origin?: string }[]): string {
  return diagnostics.map(({ message, origin }) => `${origin ?? 'build'}: ${message}`).join('\n');
}
