import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { localAddresses } from '../local/addresses';
import { inspectable } from '../local/inspectable';
import { listen } from '../local/listen';
import { openLocalDatabase } from '../local/localDatabase';
import { createLocalOwner } from '../local/localOwner';
import { withOwnRequests } from '../local/ownRequests';
import { createLocalServices } from '../local/server';
import { withScript } from '../local/withScript';
import { developed, developedSources } from './developed';

// The server of `npm run dev`, a process of its own: it starts again when its code changes.
const { PORT, MODERATION_PASSWORD } = process.env;
const port = Number(PORT);
const folder = path.join(developed.root, developed.site);
const database = await openLocalDatabase().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
const owner = createLocalOwner(localAddresses(port).main, MODERATION_PASSWORD);
const services = createLocalServices({ folder, database, ...owner });
const menu = path.relative('.', path.join(developed.code, developedSources.menu));
const pages = new Hono()
  .get('/workbench/menu', serveStatic({ path: menu }))
  .route('/', inspectable(services, developed.code));
const app = new Hono()
  .get('/changes', (c) =>
    streamSSE(c, async (stream) => {
      const watcher = watch(developed.root, (_, name) => {
        // An export replaces the folder: it is gone for a moment.
        if (name === developed.site && existsSync(folder))
          void stream.writeSSE({ data: 'exported' });
      });
      await new Promise<void>((closed) => stream.onAbort(closed));
      watcher.close();
    }),
  )
  .all('*', withScript(pages, developed.code, developedSources.reload));
await listen(withOwnRequests(app), { port });
owner.startMail(database);
