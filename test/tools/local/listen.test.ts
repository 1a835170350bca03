import { createServer } from 'node:http';
import { Hono } from 'hono';
import { open } from './support';

const app = new Hono().get('/', (c) => c.text('here'));

test('[Local services] listens on a free loopback port, keeps idle connections, and closes', async () => {
  const { port, close } = await open(app);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('here');
  // A Node server that closes idle connections announces the time here.
  expect(answer.headers.get('keep-alive')).toBeNull();
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
  await close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('[Local services] reports a port that is used on ::1 only, and releases 127.0.0.1', async () => {
  const other = createServer();
  const port = await new Promise<number | undefined>((resolve) => {
    other.once('error', () => resolve(undefined));
    other.listen(0, '::1', () => {
      const address = other.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
  if (port === undefined) return; // This machine has no ::1.
  await expect(open(app, port)).rejects.toThrow('another program uses on ::1');
  await new Promise((resolve) => other.close(resolve));
  await (await open(app, port)).close();
});
