import { Hono } from 'hono';
import { withOwnRequests } from '../../../tools/local/ownRequests';

const app = withOwnRequests(new Hono().get('*', (c) => c.text('The site')));

test.each([
  [{ host: 'localhost:4000' }, 200],
  [{ host: '[::1]:4000' }, 200],
  [{ host: 'studio.co.il.localhost:4000', origin: 'http://localhost:4000' }, 200],
  [{ host: '127.0.0.1:4000', origin: 'http://evil.example' }, 403],
  [{ host: 'localhost:4000', origin: 'null' }, 403],
  // A foreign DNS server says that this name is 127.0.0.1.
  [{ host: 'rebound.example:4000' }, 403],
  [{}, 403],
])('[Local services] answer a request with the headers %j with %d', async (headers, status) => {
  expect((await app.request('/', { headers })).status).toBe(status);
});
