import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { fallbackLanguage } from '../../locales/languages';
import type { PageData } from '../../src/app/pageData';
import { readSettings } from '../../src/settings/readSettings';
import { siteConfig } from '../../src/site.config';
import { writeCovers, writeProjectCovers } from '../covers/writeCovers';
import { type Listening, listen } from './listen';

/**
 * Builds and serves the workbench and its framed page as `npm run dev` does, so that warnings are seen. No local services. `others` are more
 * pages by address; their files are in `test` and outside of `test/workbench`.
 */
export async function serveWorkbench(
  folder: string,
  others: Readonly<Record<`/${string}`, string>>,
): Promise<Listening> {
  const { settings } = readSettings(siteConfig, { REVIEWS_API: '' });
  const parcel = new Parcel({
    ...workbenchOptions(folder, 'development', { settings, year: 2026, photos: {}, code: {} }),
    entries: [...pages, ...Object.values(others)].map((page) => path.resolve(page)),
    shouldDisableCache: true,
    defaultTargetOptions: { sourceMaps: false, shouldOptimize: false },
  });
  await parcel.run();
  await writeCovers(folder, settings, fallbackLanguage);
  await writeProjectCovers([folder]);
  const root = path.relative(process.cwd(), folder);
  const app = new Hono();
  for (const [address, page] of Object.entries({ ...others, '/workbench': workbenchPage })) {
    app.get(address, serveStatic({ root, path: path.relative(entryRoot, page) }));
  }
  app
    .get('*', serveStatic({ root }))
    .get('*', serveStatic({ root, path: path.relative(entryRoot, sitePage) }));
  return listen(app, { port: 0 });
}

/** Folder of all entries, which Parcel leaves out of their paths. */
const entryRoot = 'test';
const sitePage = 'test/workbench/index.html';
const workbenchPage = 'test/workbench/workbench.html';
const pages = [sitePage, workbenchPage];

/** For Parcel: both pages of `test/workbench`. `npm run dev` serves `/workbench` with one, and other paths with the other. */
export function workbenchOptions(
  distDir: string,
  mode: 'development' | 'production',
  data: PageData,
): ConstructorParameters<typeof Parcel>[0] {
  return {
    entries: pages.map((page) => path.resolve(page)),
    mode,
    env: {
      NODE_ENV: mode,
      PAGE_DATA: JSON.stringify(data),
      INSPECTABLE: 'true',
    },
    shouldAutoInstall: false,
    targets: {
      browser: {
        context: 'browser',
        distDir,
        publicUrl: '/',
        engines: { browsers: ['last 2 chrome versions'] },
      },
    },
  };
}
