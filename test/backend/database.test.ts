import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { restore } from '../../backend/database/backup';
import { connect, type Database } from '../../backend/database/database';
import { migrations, record } from '../../backend/database/migrate';
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
  test.each(migrations.map(({ number }) => number - 1))(
    'is migrated from schema %i, and keeps what is stored',
    async (schema) => {
      const url = `file:${join(await temporaryFolder(), 'studio.db')}`;
      const old = await connect(url);
      // Schema 2 had the tables of the first migration, and one more.
      const made = migrations.filter(({ number }) => number <= Math.max(schema, 3));
      const statements = [
        ...[record, ...made.flatMap(({ statements }) => statements)],
        ...(schema < 3 ? ['CREATE TABLE audit (id INTEGER PRIMARY KEY) STRICT'] : []),
        `INSERT INTO schema_migrations VALUES (${schema}, 1)`,
        `INSERT INTO inquiries (id, name, email, service, message, received_at, fingerprint)
        VALUES ('1', 'Dana', 'dana@example.com', 'other', 'kept', 1, printf('%064d', 1))`,
      ];
      await old.write(statements.map((sql) => ({ sql })));
      await old.close();
      const database = await open(url);
      expect(await inquire(database, 'new')).toBe('added');
      expect(await messagesIn(database)).toEqual(['kept', 'new']);
      const tables = await valuesOf(
        database,
        "SELECT name FROM sqlite_master WHERE type = 'table'",
      );
      expect(tables).not.toContain('audit');
    },
  );

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
    const added = await Promise.all(all.map((one, n) => inquire(one, `of ${n}`)));
    expect(added).toEqual(['added', 'added', 'added']);
    const first = all[0] ?? (await open(url));
    const names = ['journal_mode', 'foreign_keys', 'synchronous'];
    const pragmas = names.map((name) => valuesOf(first, `PRAGMA ${name}`));
    expect((await Promise.all(pragmas)).flat()).toEqual(['wal', 1, 2]);
  });

  test.each([
    [
      'UPDATE schema_migrations SET number = number + 95',
      /it has schema \d+, .* 2 to \d+: .* newer program/,
    ],
    [
      'UPDATE schema_migrations SET number = number - (SELECT max(number) - 1 FROM schema_migrations)',
      /it has schema 1, .* 2 to \d+: .* older program/,
    ],
    ['DROP TABLE schema_migrations', /it belongs to another program/],
  ])('is not changed after %s', async (sql, problem) => {
    const url = await newUrl();
    const database = await openDatabase(url, now);
    await database.write([{ sql, args: [] }]);
    await database.close();
    const file = url.slice('file:'.length);
    const before = await readFile(file);
    await expect(openDatabase(url, now)).rejects.toThrow(/^DATABASE_URL file:.* cannot be used: /);
    await expect(openDatabase(url, now)).rejects.toThrow(problem);
    expect((await readFile(file)).equals(before)).toBe(true);
    await expect(restore(await newUrl(), file, now())).rejects.toThrow(/expected/);
  });

  test('is refused if it cannot be written', async () => {
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
