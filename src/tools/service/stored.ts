import { createClient } from '@libsql/client';
import { expectThat } from './fault';

/** How often each visitor's name stands in the database. Read from the file, past the service. */
export async function storedNames(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const client = createClient({ url: databaseUrl });
  try {
    const check = await client.execute('PRAGMA integrity_check');
    const verdict = String(check.rows[0]?.[0]);
    expectThat(verdict === 'ok', `the database is damaged: ${verdict}`);
    const { rows } = await client.execute(
      'SELECT name, count(*) FROM (SELECT name FROM reviews UNION ALL SELECT name FROM enquiries) GROUP BY name',
    );
    return new Map(rows.map((row) => [String(row[0]), Number(row[1])]));
  } finally {
    client.close();
  }
}

/** @throws Error when one that was acknowledged is missing, or anything stands there twice. */
export async function expectOnce(
  databaseUrl: string,
  acknowledged: Iterable<string>,
): Promise<void> {
  const stored = await storedNames(databaseUrl);
  const lost = [...acknowledged].filter((name) => !stored.has(name));
  const doubled = [...stored].filter(([, count]) => count > 1).map(([name]) => name);
  expectThat(lost.length === 0, `${lost.length} acknowledged posts are lost, ${lost[0]} first`);
  expectThat(doubled.length === 0, `${doubled.length} posts stand twice, ${doubled[0]} first`);
}
