import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createLog } from './log';
import { readServiceSettings } from './settings';
import { startService } from './startService';

// `npm run service`: reads the settings, brings the database up to date, listens until SIGTERM or SIGINT.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values } = parseArgs({ options: { host: { type: 'string', default: '127.0.0.1' } } });
  const settings = readServiceSettings(process.env);
  const log = createLog();
  const service = await startService({ settings, host: values.host, log });
  log.info({ host: values.host, port: service.port }, 'the service listens');
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'the service stops');
      await service.stop();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
