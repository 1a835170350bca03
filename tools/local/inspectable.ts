import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { withScript } from './withScript';

const page = 'test/workbench/workbench.html';
const script = 'test/workbench/inspect.ts';

/** What a build needs for `inspectable`. */
export const inspecting = [page, script];

/** An app whose pages report their machines to `/workbench/inspector`. `code` is the folder of a build. */
export function inspectable(app: Hono, code: string): Hono {
  const workbench = serveStatic({ path: path.relative('.', path.join(code, page)) });
  return new Hono()
    .get('/workbench', workbench)
    .get('/workbench/inspector', workbench)
    .all('*', withScript(app, code, script));
}
