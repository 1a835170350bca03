import path from 'node:path';
import { backUp, everywhere, refuseMissing, restore } from './database/backup';
import type { Database } from './database/database';
import { openDatabase } from './database/openDatabase';
import { findIds, forget } from './forget';
import { type Item, isOne, readItems } from './items';

export const usage = `Usage: npm run service [-- <command>]
  (none)          serve, on this machine only; --host 0.0.0.0: on all interfaces
  backup FILE     write a copy of the database, while the service runs
  restore FILE    put such a copy in its place, while the service is stopped
  forget WHAT     delete the reviews and inquiries of an address, or the one of an id
  show ADDRESS    print all that is stored under an address, an item a line
  list LIST       print the reviews or the inquiries, newest first, an item a line`;

type Command = (databaseUrl: string, argument: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  backup: async (url, file) => {
    await backUp(url, path.resolve(file));
    return `The database is in ${file}.`;
  },
  restore: async (url, file) => {
    const { kept, deleted } = await restore(url, path.resolve(file), Date.now());
    const again = deleted > 0 ? ` Reviews and inquiries deleted again: ${deleted}.` : '';
    return `${url} has the data of ${file} now.${again}${kept ? ` What it replaced is ${kept}.` : ''}`;
  },
  forget: async (url, idOrEmail) => {
    const { deleted, isErased } = await onDatabase(url, (database) => forget(database, idOrEmail));
    if (deleted.length === 0) throw new Error(`Nothing is stored under "${idOrEmail}"`);
    const from = deleted.map(({ count, place }) => `${count} from ${place}`).join(', ');
    const journal = ' The database is in use: its journal holds them for a day at most.';
    return `Deleted reviews and inquiries: ${from}. Mails that were sent and backups still hold them.${isErased ? '' : journal}`;
  },
  show: (url, address) =>
    onDatabase(url, async (database) => {
      const found = await everywhere(database, async (one) => {
        const ids = JSON.stringify(await findIds(one, address));
        return readItems(one, `id ${isOne}`, { ids });
      });
      if (found.flat().length === 0) throw new Error(`Nothing is stored under "${address}"`);
      return linesOf(found.flat());
    }),
  list: (url, list) => {
    if (list !== 'reviews' && list !== 'inquiries')
      throw new Error(`There is no list "${list}": expected reviews or inquiries`);
    return onDatabase(url, async (database) =>
      linesOf(await readItems(database, 'list = :list', { list })),
    );
  },
};

/** As JSON, in which no text can control the terminal. A replaced database may hold the same. */
function linesOf(items: readonly Item[]): string {
  return [...new Set(items.map((item) => JSON.stringify(item)))].join('\n');
}

async function onDatabase<T>(url: string, act: (database: Database) => Promise<T>): Promise<T> {
  refuseMissing(url);
  const database = await openDatabase(url);
  return act(database).finally(database.close);
}

/**
 * Runs one command on the database and returns its output.
 * @throws Error for an unknown command or argument, or if the database cannot be used.
 */
export async function runCommand(
  [name = '', argument, ...rest]: readonly string[],
  databaseUrl: string,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Unknown command ${name}.\n${usage}`);
  if (argument !== undefined && rest.length === 0) return command(databaseUrl, argument);
  throw new Error(`${name} needs an argument, and one only.\n${usage}`);
}
