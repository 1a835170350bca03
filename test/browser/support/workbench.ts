import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { listen } from '../../../src/tools/local/listen';

/**
 * Builds the workbench, which no export holds, into a folder and serves it from there.
 * @returns the port, on loopback.
 */
export async function serveWorkbench(folder: string): Promise<number> {
  const parcel = new Parcel({
    entries: path.resolve('src/dev/workbench.html'),
    defaultConfig: '@parcel/config-default',
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: true,
    targets: {
      browser: {
        context: 'browser',
        distDir: folder,
        publicUrl: '/',
        engines: { browsers: ['last 2 chrome versions'] },
      },
    },
    defaultTargetOptions: { sourceMaps: false },
  });
  await parcel.run();
  const root = path.relative(process.cwd(), folder);
  const app = new Hono()
    .get('/workbench', serveStatic({ root, path: 'workbench.html' }))
    .get('*', serveStatic({ root }));
  return (await listen(app, { port: 0 })).port;
}
