import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * The controls of `npm run service:load`, on the same server: a handler that does nothing, and one that answers
 * with as many bytes as the list of reviews has.
 */

const body = new Uint8Array(Number(process.env.BODY_SIZE));
const app = new Hono().get('/bytes', (c) => c.body(body)).all('*', (c) => c.body(null, 204));
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
