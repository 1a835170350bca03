import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/* The control of `npm run service:load`: a handler that does nothing, on the same server. */

const app = new Hono().all('*', (c) => c.body(null, 204));
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
