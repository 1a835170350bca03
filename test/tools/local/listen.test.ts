import { createServer } from 'node:http';
import { Hono } from 'hono';
import { localAddresses } from '../../../src/tools/local/addresses';
import { listen } from '../../../src/tools/local/listen';
import { open } from './support';

const app = new Hono().get('/', (c) => c.text('here'));

test('[Local services] listens on loopback only, on a free port when asked for 0, and closes', async () => {
  const { port, close } = await open(app);
  expect(port).toBeGreaterThan(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
  await close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('[Local services] an idle connection is not ended by the server, which would break what is just being asked', async () => {
  const { port } = await open(app);
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  // Node's server names there after how many seconds it ends one.
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
});

test('[Local services] a taken port is an error that says what to do', async () => {
  const { port, close } = await open(app);
  await expect(open(app, port)).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
  await expect(listen(app, { port, command: 'npm run dev' })).rejects.toThrow(
    `PORT=${port + 1} npm run dev`,
  );
  await close();
  await (await open(app, port)).close();
});

test('[Local services] a port that is taken on ::1 only counts as taken, and 127.0.0.1 is given back', async () => {
  const other = createServer();
  const port = await new Promise<number | undefined>((resolve) => {
    other.once('error', () => resolve(undefined));
    other.listen(0, '::1', () => {
      const address = other.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
  if (port === undefined) return; // This machine has no ::1.
  await expect(open(app, port)).rejects.toThrow(`Port ${port} is taken`);
  await new Promise((resolve) => other.close(resolve));
  await (await open(app, port)).close();
});

test.each([Number.NaN, -1, 65_536, 1.5])('[Local services] %d is no port', async (port) => {
  await expect(open(app, port)).rejects.toThrow('expected a whole number from 0 to 65535');
});

test('[Local services] the addresses of all services for a port', () => {
  expect(localAddresses(4000)).toEqual({
    english: 'http://localhost:4000',
    hebrew: 'http://studio.co.il.localhost:4000',
    widgetHost: 'http://widget.localhost:4000',
    bookingUrl: 'http://widget.localhost:4000/studio/30min',
    analyticsHost: 'http://analytics.localhost:4000',
  });
});
