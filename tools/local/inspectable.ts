import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Parcel } from '@parcel/core';
import { Hono } from 'hono';
import { withScript } from './withScript';

/**
 * Makes every page of an app, whose code was built inspectable, report its machines: a script before all others.
 * `/workbench/inspector` shows them. Builds both into `folder`.
 */
export async function inspectable(app: Hono, folder: string): Promise<Hono> {
  const entries = ['test/workbench/inspector.html', 'test/workbench/inspect.ts'];
  // Names of earlier builds differ.
  await rm(folder, { recursive: true, force: true });
  await new Parcel({
    entries: entries.map((entry) => path.resolve(entry)),
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: true,
    targets: {
      browser: {
        context: 'browser',
        distDir: folder,
        publicUrl: '/inspector/',
        engines: { browsers: ['last 2 chrome versions'] },
      },
    },
  }).run();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const file of files.map((name) => path.join(folder, name))) {
    // Parcel names its module registry by the package, so both builds would share one.
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace(/parcelRequire\w+/g, 'parcelRequireInspector'));
  }
  const script = files.find((name) => /^inspect\..*\.js$/.test(name));
  const root = path.relative(process.cwd(), folder);
  return new Hono()
    .get('/workbench/inspector', serveStatic({ root, path: 'inspector.html' }))
    .get(
      '/inspector/*',
      serveStatic({ root, rewriteRequestPath: (from) => from.replace('/inspector', '') }),
    )
    .all('*', withScript(app, `/inspector/${script}`));
}
