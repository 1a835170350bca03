import process from 'node:process';
import { createLog } from '../../../backend/log';
import { readServiceSettings } from '../../../backend/settings';
import { startService } from '../../../backend/startService';

/*
 * The backend as `npm run service` starts it, on a free port and without rate limits.
 */

const unlimited = { max: Number.MAX_SAFE_INTEGER, within: 1000 };
const service = await startService({
  settings: { ...readServiceSettings(process.env), port: 0 },
  host: '127.0.0.1',
  log: createLog({ write: () => {} }),
  limits: { perAddress: unlimited, inAll: unlimited },
});
process.once('SIGTERM', () => void service.stop('SIGTERM').then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 1e6);
});
process.send?.(service.port);
