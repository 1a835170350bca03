import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import type { PageData } from '../../app/pageData';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';
import { writeCovers } from '../covers/writeCovers';
import { type Listening, listen } from './listen';

/** Builds and serves the workbench and its framed page, which are never exported. No local services. */
export async function serveWorkbench(folder: string): Promise<Listening> {
  const parcel = new Parcel({
    entries: [path.resolve('src/dev/index.html'), path.resolve('src/dev/workbench.html')],
    mode: 'production',
    env: { NODE_ENV: 'production', PAGE_DATA: JSON.stringify(pageData()) },
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
    defaultTargetOptions: { sourceMaps: false, shouldOptimize: false },
  });
  await parcel.run();
  await writeCovers(folder, pageData().settings, 'en');
  const root = path.relative(process.cwd(), folder);
  const app = new Hono()
    .get('/workbench', serveStatic({ root, path: 'workbench.html' }))
    .get('*', serveStatic({ root }))
    .get('*', serveStatic({ root, path: 'index.html' }));
  return listen(app, { port: 0 });
}

function pageData(): PageData {
  const { settings } = readSettings(siteConfig, { REVIEWS_API: '' });
  return { settings, year: 2026, code: {} };
}
