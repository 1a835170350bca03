import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { readBundles } from '../export/bundle';
import { localAddresses } from '../local/addresses';
import { listen } from '../local/listen';
import { openLocalDatabase } from '../local/localDatabase';
import { createLocalOwner } from '../local/localOwner';
import { withOwnRequests } from '../local/ownRequests';
import { createLocalServices } from '../local/server';
import { withScript } from '../local/withScript';
import { developed, pageScripts, workbenchPages } from './developed';

// The server of `npm run dev`, a process of its own: it starts again when its code changes.
const { PORT, MODERATION_PASSWORD } = process.env;
const port = Number(PORT);
const folder = path.join(developed.root, developed.site);
const database = await openLocalDatabase();
const owner = createLocalOwner(localAddresses(port).main, MODERATION_PASSWORD);
const services = createLocalServices({ folder, database, ...owner });
const pages = new Hono();
for (const [address, file] of Object.entries(workbenchPages)) pages.get(address, codeFile(file));
pages.all('*', async (c) => withScript(services, await addressOf(pageScripts.inspect))(c));
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
  .all('*', async (c) => withScript(pages, await addressOf(pageScripts.reload))(c));
await listen(withOwnRequests(app), { port });
owner.startMail(database);

function codeFile(name: string) {
  return serveStatic({ path: path.relative('.', path.join(developed.code, name)) });
}

async function addressOf(source: string): Promise<string> {
  const { filesOf } = await readBundles(developed.code);
  return `/assets/${filesOf(source)[0]}`;
}
