import process from 'node:process';
import { createLog } from '../../service/log';
import { readServiceSettings } from '../../service/settings';
import { startService } from '../../service/startService';

/* The service as `npm run service` runs it, on any free port, with limits that a harness never meets. */

const unlimited = { most: Number.MAX_SAFE_INTEGER, within: 1000 };
const limits = { perAddress: unlimited, inAll: unlimited };
const settings = { ...readServiceSettings(process.env), port: 0 };
const service = await startService({ settings, host: '127.0.0.1', log: createLog(), limits });
process.once('SIGTERM', () => void service.stop('SIGTERM').then(() => process.exit(0)));
process.send?.(service.port);
