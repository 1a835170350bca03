import { createActor } from 'xstate';
import { bannerMachine } from '../../machines/banner.machine';

const start = (hasMessage: boolean) =>
  createActor(bannerMachine, { input: { hasMessage } }).start();

test('[S4] without a message there is no banner, and nothing to close', () => {
  const banner = start(false);
  banner.send({ type: 'banner.closed' });
  expect(banner.getSnapshot().value).toBe('absent');
});

test('[S4] with a message it is visible until the visitor closes it', () => {
  const banner = start(true);
  expect(banner.getSnapshot().value).toBe('visible');
  banner.send({ type: 'banner.closed' });
  expect(banner.getSnapshot().value).toBe('closed');
  expect(banner.getSnapshot().status).toBe('done');
});
