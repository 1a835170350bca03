import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { restore } from '../../backend/database/backup';
import type { Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import { forget } from '../../backend/forget';
import { openLocalDatabase } from '../../tools/local/localDatabase';
import { temporaryFolder } from '../support/temporaryFolder';
import { open, sentInquiry, storeInquiry, valuesOf } from './support';

const newUrl = async () => `file:${join(await temporaryFolder(), 'a b #é', 'studio.db')}`;
const inquire = (database: Database, message: string) => storeInquiry(database, { message });
const messagesIn = (database: Database) =>
  valuesOf(database, 'SELECT text FROM items ORDER BY text');

describe('[Backend] The database', () => {
  test('keeps no deleted text in any file, and is a single file when it is closed', async () => {
    const url = await newUrl();
    const folder = dirname(url.slice('file:'.length));
    const grep = async () => {
      const names = await readdir(folder);
      const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
      return names.filter((_, index) => files[index]?.includes('Unforgettable words'));
    };
    const database = await open(url);
    await inquire(database, 'Unforgettable words');
    expect(await grep()).toEqual(['studio.db-wal']);
    await forget(database, sentInquiry.email);
    expect(await grep()).toEqual([]);
    await inquire(database, 'Unforgettable words');
    await database.close();
    const copy = join(await temporaryFolder(), 'copy.db');
    await copyFile(join(folder, 'studio.db'), copy);
    expect(await messagesIn(await open(`file:${copy}`))).toHaveLength(1);
  });

  test('is created with its folder by several programs at once, durable', async () => {
    const url = await newUrl();
    const all = await Promise.all([1, 2, 3].map(() => open(url)));
    await Promise.all(all.map((one, n) => inquire(one, `of ${n}`)));
    const first = all[0] ?? (await open(url));
    expect(await messagesIn(first)).toEqual(['of 0', 'of 1', 'of 2']);
    const names = ['journal_mode', 'synchronous', 'user_version'];
    const pragmas = names.map((name) => valuesOf(first, `PRAGMA ${name}`));
    expect((await Promise.all(pragmas)).flat()).toEqual(['wal', 2, expect.any(Number)]);
  });

  test.each([
    [
      'PRAGMA user_version = 99',
      /\(schema 99; .*: expected that version, or a backup from before its start$/,
    ],
    ['PRAGMA user_version = 0', /it belongs to another program/],
    ['DROP TABLE items', /it belongs to another program/],
  ])('is not changed after %s', async (sql, problem) => {
    const url = await newUrl();
    const database = await openDatabase(url);
    await database.write([{ sql, args: [] }]);
    await database.close();
    const file = url.slice('file:'.length);
    const before = await readFile(file);
    await expect(openDatabase(url)).rejects.toThrow(problem);
    const advice = `branch: delete ${file}\n  Error: DATABASE_URL ${url} cannot be used: `;
    await expect(openLocalDatabase(url)).rejects.toThrow(advice);
    expect((await readFile(file)).equals(before)).toBe(true);
    await expect(restore(await newUrl(), file, Date.now())).rejects.toThrow(/a whole backup/);
  });

  test('is refused if it cannot be written', async () => {
    const other = await newUrl();
    await (await openDatabase(other)).close();
    const file = other.slice('file:'.length);
    const content = await readFile(file);
    // A newer format for writing makes the file read-only. Source: sqlite.org/fileformat2.html, 1.3.3.
    content[18] = 3;
    await writeFile(file, content);
    await expect(openDatabase(other)).rejects.toThrow(/ cannot be used: .*readonly database; e/);
  });

  test.each([
    'file:/proc/no-such-folder/studio.db',
    'file:FOLDER/file/studio.db',
    'file:FOLDER/file',
    'http://127.0.0.1:1?authToken=secret',
  ])('reports an error without the token if it cannot be opened or reached: %s', async (url) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), 'this is no database at all, but it is long enough');
    const opening = openDatabase(url.replace('FOLDER', folder));
    await expect(opening).rejects.toThrow(/^DATABASE_URL .* cannot be used: (?!.*secret).+$/);
  });

  test('waits for 5 s while another program locks it, and works afterwards', async () => {
    const url = await newUrl();
    const database = await open(url);
    const { href } = pathToFileURL(url.slice('file:'.length));
    const other = createClient({ url: href, concurrency: 1 });
    const transaction = await other.transaction('write');
    const late = inquire(database, 'late');
    // Readers are not blocked.
    for (let n = 0; n < 20; n += 1) expect(await messagesIn(database)).toEqual([]);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5001);
    await expect(late).rejects.toThrow(/SQLITE_BUSY|SQLITE_LOCKED/);
    clock.mockRestore();
    const writing = Promise.all(['a', 'b', 'c'].map((message) => inquire(database, message)));
    expect(await Promise.race([writing, messagesIn(database)])).toEqual([]);
    await transaction.commit();
    await writing;
    expect(await messagesIn(database)).toEqual(['a', 'b', 'c']);
    await other.close();
  });
});
