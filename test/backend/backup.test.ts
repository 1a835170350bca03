import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from '../../backend/commands';
import { backUp, restore } from '../../backend/database/backup';
import type { Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import { forget } from '../../backend/forget';
import { temporaryFolder } from '../support/temporaryFolder';
import { moderated } from './moderation/owner';
import { open, sentInquiry, storeInquiry, storeReview, valuesOf } from './support';

const now = () => 1_800_000_000_000;
const inquire = (database: Database, message: string) => storeInquiry(database, { message });

describe('[Backend] A backup', () => {
  const messages = async (url: string) => {
    const database = await openDatabase(url);
    const found = await valuesOf(
      database,
      "SELECT text FROM items WHERE list = 'inquiries' ORDER BY text",
    );
    await database.close();
    return found;
  };

  test('is written while the service runs, for the owner of its folder only, and can replace the database, which is kept without those who are forgotten', async () => {
    const folder = await temporaryFolder();
    const url = `file:${folder}/studio.db`;
    const file = join(folder, 'in a new folder', 'it’s a copy.db');
    const database = await openDatabase(url);
    await inquire(database, 'before');
    // As a backup that was killed leaves it.
    await mkdir(dirname(file));
    await writeFile(join(dirname(file), '.backup-partial'), 'half a copy');
    await Promise.all([backUp(url, file), inquire(database, 'meanwhile')]);
    await inquire(database, 'after');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(dirname(file))).toEqual(['it’s a copy.db']);
    await expect(backUp(url, file)).rejects.toThrow(/already exists: expected a new name/);
    await expect(restore(url, file, now())).rejects.toThrow(/is in use: expected the service/);
    await database.close();
    expect(await messages(url)).toEqual(['after', 'before', 'meanwhile']);

    // A separate folder, because this process releases a connection only at garbage collection.
    const other = await temporaryFolder();
    const owner = process.getuid?.() === 0 ? 65_534 : (await stat(other)).uid;
    await chown(other, owner, (await stat(other)).gid);
    await backUp(url, join(other, 'studio.db'));
    await writeFile(join(other, 'studio.db.deleted'), '');
    const moved = `file:${other}/studio.db`;
    const { kept } = await restore(moved, file, now());
    expect(kept).toBe(`${other}/studio.db.before-20270115T080000000Z`);
    for (const name of ['studio.db', 'studio.db.deleted', kept?.slice(other.length + 1) ?? '']) {
      expect((await stat(join(other, name))).uid).toBe(owner);
    }
    expect(await messages(moved)).toContain('before');
    expect(await messages(moved)).not.toContain('after');
    expect(await messages(`file:${kept}`)).toEqual(['after', 'before', 'meanwhile']);
    const shown = (await runCommand(['show', sentInquiry.email], moved)).split('\n');
    const texts = shown.map((line) => JSON.parse(line).text);
    expect(texts.sort()).toEqual(['after', 'before', 'meanwhile']);
    const told = await runCommand(['forget', sentInquiry.email], moved);
    expect(told).toContain(`: 2 from ${other}/studio.db, 3 from ${kept}. `);
    expect(await messages(`file:${kept}`)).toEqual([]);
  });

  test('[S6] does not bring back who asked to be forgotten since, or what the owner deleted, and no list of names is kept', async () => {
    const folder = await temporaryFolder();
    const [databaseFile, backup] = [join(folder, 'studio.db'), join(folder, 'backup.db')];
    const url = `file:${databaseFile}`;
    const owner = await moderated({ database: await open(url) });
    const { database, browser } = owner;
    await storeReview(database);
    const id = await storeInquiry(database, { email: 'other@example.com', message: 'Deleted' });
    await storeInquiry(database, { email: 'noa@example.com', message: 'Stays' });
    await backUp(url, backup);
    jest.spyOn(database, 'write').mockRejectedValueOnce(new Error('locked'));
    await expect(forget(database, sentInquiry.email)).rejects.toThrow('locked');
    await forget(database, sentInquiry.email);
    await browser.post(`/moderate/items/${id}`, { act: 'deleted' });
    // After the backup, and so not in it.
    await storeInquiry(database, { message: 'Sent later' });
    await database.close();
    const list = await readFile(`${databaseFile}.deleted`, 'utf8');
    expect(list).toMatch(/^(?:[\da-f]{16}\n){2}$/);
    expect((await stat(`${databaseFile}.deleted`)).mode & 0o077).toBe(0);
    const other = join(await temporaryFolder(), 'studio.db');
    await writeFile(`${other}.deleted`, list);
    expect(await runCommand(['restore', backup], `file:${other}`)).toContain('deleted again: 2.');
    expect(await messages(`file:${other}`)).toEqual(['Stays']);
  });

  test('is refused if it is missing or damaged, and the database stays', async () => {
    const folder = await temporaryFolder();
    const url = `file:${folder}/studio.db`;
    const database = await openDatabase(url);
    await inquire(database, 'stays');
    await database.close();
    await writeFile(join(folder, 'text.db'), 'no database');
    const restoring = (name: string) => restore(url, join(folder, name), now());
    await expect(restoring('missing.db')).rejects.toThrow('There is no file');
    await expect(restoring('text.db')).rejects.toThrow('as a whole backup of this service: ');
    expect(await messages(url)).toEqual(['stays']);
    await expect(backUp('libsql://host', 'x')).rejects.toThrow(/expected file:/);
    await expect(backUp(`file:${folder}/none.db`, 'x')).rejects.toThrow(/There is no database/);
    expect(await readdir(folder)).not.toContain('none.db');
  });
});
