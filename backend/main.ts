import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand, usage } from './commands';
import { readEnvironment } from './environment';
import { createLog } from './log';
import { readServiceSettings, readSetting } from './settings';
import { startService } from './startService';

// `npm run service`: serves until a signal, or runs one command on the database.
try {
  // Files contain names and addresses, so only this user may read them.
  process.umask(0o077);
  const environment = readEnvironment();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) console.log(usage);
  else if (positionals.length > 0) {
    // The default is another database where the service has its own.
    if (/^(restore|forget)$/.test(`${positionals[0]}`) && environment.DATABASE_URL === undefined)
      throw new Error('DATABASE_URL is missing: expected the database that is to be changed');
    const output = await runCommand(positionals, readSetting('databaseUrl', environment));
    // Beside the output, which programs read.
    if (output === '') console.error('There is nothing.');
    else console.log(output);
  } else {
    const log = createLog();
    const settings = readServiceSettings(environment);
    const service = await startService({ settings, host: values.host, log });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void service.stop(signal).finally(() => process.exit()));
    }
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  // Node's advice about other arguments is left out.
  if (isUsage) console.error(`${error.message.split(/\.? (?=To specify)|\n/, 1)}.\n${usage}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
