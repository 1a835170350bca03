import process from 'node:process';
import { createLog } from '../../../backend/log';
import { readServiceSettings } from '../../../backend/settings';
import { startService } from '../../../backend/startService';
import type { ServiceRequest } from './serviceProcess';

/*
 * The backend as `npm run service` starts it, on a free port, without rate limits, and with a clock controlled by the
 * test.
 */

let clockAhead = Number(process.env.CLOCK_AHEAD ?? 0);
const unlimited = { max: Number.MAX_SAFE_INTEGER, within: 1000 };
const service = await startService({
  settings: { ...readServiceSettings(process.env), port: 0 },
  host: '127.0.0.1',
  log: createLog({ write: () => {} }),
  limits: { perAddress: unlimited, inAll: unlimited },
  now: () => Date.now() + clockAhead,
});
process.once('SIGTERM', () => void service.stop('SIGTERM').then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
process.on('message', async ({ ahead, mailIdle }: ServiceRequest) => {
  if (ahead !== undefined) clockAhead = ahead;
  if (mailIdle) await service.mailIdle();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 1e6);
});
process.send?.(service.port);
