import process from 'node:process';
import { createLog } from '../../service/log';
import { readServiceSettings } from '../../service/settings';
import { startService } from '../../service/startService';
import type { Asked } from './serverProcess';

/*
 * The service as `npm run service` runs it, on any free port, with limits that a harness never meets and a clock
 * that it can move.
 */

let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const unlimited = { most: Number.MAX_SAFE_INTEGER, within: 1000 };
const service = await startService({
  settings: { ...readServiceSettings(process.env), port: 0 },
  host: '127.0.0.1',
  log: createLog(),
  limits: { perAddress: unlimited, inAll: unlimited },
  now: () => Date.now() + ahead,
});
process.once('SIGTERM', () => void service.stop('SIGTERM').then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
process.on('message', async (asked: Asked) => {
  if (asked.ahead !== undefined) ahead = asked.ahead;
  if (asked.settle) await service.mailIdle();
  process.send?.(asked.collect ? collected() : 0);
});
process.send?.(service.port);

/** What is still in use once everything else has been given back, in MB. */
function collected(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
