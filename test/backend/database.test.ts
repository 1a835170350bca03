import { copyFile, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { backUp, restore } from '../../backend/database/backup';
import { connect, type Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import { forget } from '../../backend/forget';
import { addInquiry } from '../../backend/submissions';
import { open, sentInquiry, temporaryFolder, valuesOf } from './support';

const now = () => 1_800_000_000_000;
const newUrl = async () => `file:${join(await temporaryFolder(), 'a b #é', 'studio.db')}`;
/** Another program that uses the same file. */
const another = (url: string) =>
  createClient({ url: pathToFileURL(url.slice('file:'.length)).href, concurrency: 1 });
const inquire = (database: Database, message: string) =>
  addInquiry({ database, now, owner: undefined }, { ...sentInquiry, message });
const messagesIn = (database: Database) =>
  valuesOf(database, 'SELECT message FROM inquiries ORDER BY message');

describe('[Backend] The database', () => {
  test('is created with its folder, and migrated from schema 2, whose audit is dropped', async () => {
    const url = await newUrl();
    const old = await openDatabase(url, now);
    expect(await inquire(old, 'kept')).toBe('added');
    expect(await valuesOf(old, 'SELECT number FROM schema_migrations')).toEqual([3]);
    await old.write([
      { sql: 'CREATE TABLE audit (id INTEGER PRIMARY KEY, subject TEXT) STRICT', args: [] },
      { sql: 'UPDATE schema_migrations SET number = 2', args: [] },
    ]);
    await old.close();
    const database = await open(url);
    expect(await messagesIn(database)).toEqual(['kept']);
    const tables = await valuesOf(database, "SELECT name FROM sqlite_master WHERE type = 'table'");
    expect(tables).not.toContain('audit');
    const pragma = async (name: string) => (await valuesOf(database, `PRAGMA ${name}`))[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect([await pragma('foreign_keys'), await pragma('synchronous')]).toEqual([1, 2]);
  });

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

  test('can be opened for the first time by several programs at once', async () => {
    const url = await newUrl();
    const all = await Promise.all([1, 2, 3].map(() => open(url)));
    const added = await Promise.all(all.map((one, n) => inquire(one, `of ${n}`)));
    expect(added).toEqual(['added', 'added', 'added']);
  });

  test('is not changed if it is newer than the program, or cannot be written', async () => {
    const url = await newUrl();
    const database = await openDatabase(url, now);
    await database.write([{ sql: 'INSERT INTO schema_migrations VALUES (99, 1)', args: [] }]);
    await database.close();
    await expect(openDatabase(url, now)).rejects.toThrow(
      /^DATABASE_URL file:.*studio\.db cannot be used: the database has schema 99, but this program knows schemas up to \d+: expected a newer program/,
    );
    const other = await newUrl();
    await (await openDatabase(other, now)).close();
    const file = other.slice('file:'.length);
    const content = await readFile(file);
    // A newer format for writing makes the file read-only. Source: sqlite.org/fileformat2.html, 1.3.3.
    content[18] = 3;
    await writeFile(file, content);
    await expect(openDatabase(other, now)).rejects.toThrow(
      / cannot be used: .*readonly database; e/,
    );
  });

  test.each([
    'file:FOLDER/file/studio.db',
    'file:FOLDER/file',
    'http://127.0.0.1:1?authToken=secret',
  ])('reports an error without the token if it cannot be opened or reached: %s', async (url) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), 'this is no database at all, but it is long enough');
    const opening = openDatabase(url.replace('FOLDER', folder), now);
    await expect(opening).rejects.toThrow(/^DATABASE_URL .* cannot be used: (?!.*secret).+$/);
  });

  test('waits for 5 s while another program locks it, and works afterwards', async () => {
    const url = await newUrl();
    const database = await open(url);
    const other = another(url);
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
    expect(await writing).toEqual(['added', 'added', 'added']);
    expect(await messagesIn(database)).toEqual(['a', 'b', 'c']);
    await other.close();
  });
});

describe('[Backend] A backup', () => {
  const messages = async (url: string) => {
    const database = await openDatabase(url, now);
    const found = await messagesIn(database);
    await database.close();
    return found;
  };

  test('is written while the service runs, readable by its owner only, and can replace the database', async () => {
    const folder = await temporaryFolder();
    const url = `file:${folder}/studio.db`;
    const file = join(folder, 'it’s a copy.db');
    const database = await openDatabase(url, now);
    await inquire(database, 'before');
    await Promise.all([backUp(url, file), inquire(database, 'meanwhile')]);
    await inquire(database, 'after');
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(backUp(url, file)).rejects.toThrow(/already exists: expected a new name/);
    await expect(restore(url, file, now())).rejects.toThrow(/is in use: expected the service/);
    await database.close();
    expect(await messages(url)).toEqual(['after', 'before', 'meanwhile']);

    // A separate folder, because this process releases a connection only at garbage collection.
    const other = await temporaryFolder();
    await backUp(url, join(other, 'studio.db'));
    const moved = `file:${other}/studio.db`;
    const kept = await restore(moved, file, now());
    expect(kept).toBe(`${other}/studio.db.before-20270115T080000000Z`);
    expect(await messages(moved)).toContain('before');
    expect(await messages(moved)).not.toContain('after');
    expect(await messages(`file:${kept}`)).toEqual(['after', 'before', 'meanwhile']);
  });

  test('removes what killed backups left in its folder, and not one that is still written', async () => {
    const folder = await temporaryFolder();
    const url = `file:${folder}/studio.db`;
    await open(url);
    const left = (name: string) => join(folder, `${name}.backup-partial`);
    for (const name of ['yesterday.db', 'now.db']) await writeFile(left(name), 'a whole copy');
    await utimes(left('yesterday.db'), 0, 0);
    await backUp(url, join(folder, 'today.db'));
    expect((await readdir(folder)).filter((name) => name.endsWith('partial'))).toEqual([
      'now.db.backup-partial',
    ]);
  });

  test('is refused if it is missing, damaged or newer, and the database stays', async () => {
    const folder = await temporaryFolder();
    const url = `file:${folder}/studio.db`;
    const database = await openDatabase(url, now);
    await inquire(database, 'stays');
    await backUp(url, join(folder, 'newer.db'));
    await database.close();
    const newer = await connect(`file:${folder}/newer.db`);
    await newer.write([{ sql: 'INSERT INTO schema_migrations VALUES (99, 1)', args: [] }]);
    await newer.close();
    await writeFile(join(folder, 'text.db'), 'no database');
    for (const [name, why] of [
      ['missing.db', 'There is no file'],
      ['text.db', 'is no database of this service'],
      ['newer.db', 'has schema 99'],
    ] as const) {
      await expect(restore(url, join(folder, name), now())).rejects.toThrow(why);
    }
    expect(await messages(url)).toEqual(['stays']);
    await expect(backUp('libsql://host', 'x')).rejects.toThrow(/expected file:/);
    await expect(backUp(`file:${folder}/none.db`, 'x')).rejects.toThrow(/There is no database/);
    expect(await readdir(folder)).not.toContain('none.db');
  });
});
