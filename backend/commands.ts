import path from 'node:path';
import { backUp, restore } from './database/backup';
import { openDatabase } from './database/openDatabase';
import { forget } from './forget';

const usage = `Usage: npm run service [-- <command>]
  (none)          serve; --host ADDRESS
  backup FILE     write a copy of the database, while the service runs
  restore FILE    put such a copy in its place, while the service is stopped
  forget WHAT     delete the reviews and inquiries of an address, or the one of an id`;

/**
 * Runs one command on the database and returns its output.
 * @throws Error for an unknown command or argument, or if the database cannot be used.
 */
export async function runCommand(
  [command, argument, ...rest]: readonly string[],
  databaseUrl: string,
): Promise<string> {
  const isKnown = command === 'backup' || command === 'restore' || command === 'forget';
  if (!isKnown) throw new Error(`Unknown command ${command}.\n${usage}`);
  if (argument === undefined) throw new Error(`${command} needs an argument.\n${usage}`);
  if (rest.length > 0) throw new Error(`Too many arguments: ${rest.join(' ')}\n${usage}`);
  switch (command) {
    case 'backup':
      await backUp(databaseUrl, path.resolve(argument));
      return `The database is in ${argument}.`;
    case 'restore': {
      const kept = await restore(databaseUrl, path.resolve(argument), Date.now());
      return `${argument} is the database now.${kept ? ` What it replaced is ${kept}.` : ''}`;
    }
    case 'forget':
      return runForget(databaseUrl, argument);
  }
}

async function runForget(databaseUrl: string, idOrEmail: string): Promise<string> {
  const database = await openDatabase(databaseUrl, Date.now);
  try {
    const { count, isErased } = await forget(database, idOrEmail);
    if (count === 0) {
      throw new Error(`Nothing is stored under "${idOrEmail}": nothing was deleted`);
    }
    const journal = isErased
      ? ''
      : ' The database is in use: its journal holds them for an hour at most.';
    return `Deleted reviews and inquiries: ${count}. Mails that were sent and backups still hold them.${journal}`;
  } finally {
    await database.close();
  }
}
