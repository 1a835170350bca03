import { buildLimit } from '../support/builtCopy';
import { startCommand } from '../support/startCommand';

test(
  '[Local services] npm start builds the sites and serves them',
  async () => {
    const { port, stop } = await startCommand('start', '.');
    const { status } = await fetch(`http://127.0.0.1:${port}/pricing`);
    await stop();
    expect(status).toBe(200);
  },
  buildLimit,
);
