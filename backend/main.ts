import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from './commands';
import { readEnvironment } from './environment';
import { createLog } from './log';
import { readDatabaseUrl, readServiceSettings } from './settings';
import { type RunningService, startService } from './startService';

/*
 * The backend's parts:
 *   main, commands      the program: it serves, or runs one command; startService puts the parts together
 *   app, listen         routes/ as one Hono app, and the server in front of it
 *   readPosted, limits  what a post may contain, and how many an address may send
 *   submissions         stores reviews and inquiries; items reads, decides and deletes both alike
 *   forget, retention   delete on request and after the promised days
 *   mail/               mails wait in the outbox, are composed when due, and go out over SMTP
 *   moderation/         the owner's page: sign-in and sessions, lists; its messages are in words/
 *   database/           connection, transactions, migrations, backups
 *   settings, log       the environment, validated; JSON lines without addresses
 */

// `npm run service`: reads the settings, migrates the database and listens until a signal; or runs one command on the
// database.
try {
  // Files contain names and addresses, so only this user may read them.
  process.umask(0o077);
  const environment = readEnvironment();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string', default: '127.0.0.1' } },
  });
  if (positionals.length > 0) {
    console.log(await runCommand(positionals, readDatabaseUrl(environment)));
  } else {
    const log = createLog();
    const settings = readServiceSettings(environment);
    stopOnSignal(await startService({ settings, host: values.host, log }));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stopOnSignal(service: RunningService): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void service.stop(signal).finally(() => process.exit());
    });
  }
}
