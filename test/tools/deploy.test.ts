import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Database } from '../../src/service/database/database';
import type { HeaderTable } from '../../src/service/site/headerTable';
import { createAsk } from '../../src/tools/deploy/ask';
import { checkSites } from '../../src/tools/deploy/checkSites';
import { deployProblems } from '../../src/tools/deploy/deployProblems';
import { compressTexts } from '../../src/tools/export/compress';
import { hosts } from '../../src/tools/local/addresses';
import { type Listening, listen } from '../../src/tools/local/listen';
import { inMemory, openLocalDatabase } from '../../src/tools/local/localDatabase';
import { createLocalServices } from '../../src/tools/local/server';
import { exportedWith, projectRoot } from '../export/exportedRoots';
import { exampleSettings } from '../support/exampleSettings';

const site = exportedWith(exampleSettings);
let database: Database;
let listening: Listening;
beforeAll(async () => {
  const roots = { com: site.at('com'), coIl: site.at('co.il') };
  await compressTexts(roots.com, roots.coIl);
  database = await openLocalDatabase({ url: inMemory });
  listening = await listen(createLocalServices({ roots, database, log: () => {} }), { port: 0 });
});
afterAll(async () => {
  await listening.close();
  database.close();
});

const check = (host: string) => deployProblems(`http://${host}:${listening.port}/`, createAsk());

test.each([hosts.english, hosts.hebrew])(
  '[Deploy] of a site that is served right nothing falls short (%s)',
  async (host) => {
    expect(await check(host)).toEqual([]);
  },
);

describe('[Deploy] What falls short is said, with its address and what is expected', () => {
  let tables: string;
  const file = () => site.at('hosting/headers.json');
  beforeEach(async () => {
    tables = await readFile(file(), 'utf8');
  });
  afterEach(() => writeFile(file(), tables));
  const withTable = async (change: (table: HeaderTable) => HeaderTable) => {
    const all: Record<string, HeaderTable> = JSON.parse(tables);
    const changed = Object.entries(all).map(([name, table]) => [name, change(table)]);
    await writeFile(file(), JSON.stringify(Object.fromEntries(changed)));
  };
  const ofServices = (headers: Readonly<Record<string, string>>) => (table: HeaderTable) => ({
    ...table,
    rules: table.rules.map((rule) =>
      rule.path === '/services' ? { ...rule, headers: { ...rule.headers, ...headers } } : rule,
    ),
  });
  const policyOf = (table: HeaderTable) =>
    table.rules.find((rule) => rule.path === '/services')?.headers['Content-Security-Policy'] ?? '';

  test('headers that are missing or weaker', async () => {
    await withTable((table) => ({ ...table, everywhere: { 'X-Frame-Options': 'SAMEORIGIN' } }));
    const problems = await check(hosts.english);
    expect(problems).toContain('/services: X-Frame-Options is SAMEORIGIN: expected DENY');
    expect(problems).toContain(
      '/no-such-page: X-Content-Type-Options is missing: expected nosniff',
    );
  });

  test('a policy that lets too much in, or refuses what the page needs', async () => {
    await withTable((table) => {
      const policy = policyOf(table)
        .replace("default-src 'none'", "default-src 'self'")
        .replace("script-src 'self'", "script-src 'self' 'unsafe-inline' *")
        .replace(/ 'sha256-[^']*'; img/, " 'sha256-AAAA'; img")
        .replace(/; require-trusted-types-for [^;]*/, '');
      return ofServices({ 'Content-Security-Policy': policy })(table);
    });
    expect(await check(hosts.english)).toEqual([
      "/services: default-src of the policy is 'self': expected 'none'",
      "/services: require-trusted-types-for of the policy is missing: expected 'script'",
      "/services: script-src of the policy lets in 'unsafe-inline'",
      '/services: script-src of the policy lets in *',
      '/services: the policy refuses 1 of the page’s styles',
      '/services: the policy lets in 1 styles that are not on the page',
    ]);
  });

  test('caching that keeps pages, or loses files', async () => {
    await withTable((table) =>
      ofServices({ 'Cache-Control': 'max-age=600' })({
        ...table,
        rules: table.rules.filter(({ path: pattern }) => pattern !== '/assets/*'),
      }),
    );
    const problems = await check(hosts.hebrew);
    expect(problems).toContain('/services: Cache-Control is max-age=600: expected no-cache');
    expect(problems).toContainEqual(
      expect.stringMatching(/^\/assets\/boot\..*: Cache-Control is no-cache: expected .*immutable/),
    );
  });

  test('no headers at all, as on a plain file server', async () => {
    await rm(file());
    const problems = await check(hosts.english);
    expect(problems).toContain('/: has no Content-Security-Policy');
    expect(problems.length).toBeGreaterThan(50);
  });

  test('the other language’s site under this host, and pages that are not there', async () => {
    const copies = ['', '.br', '.gz'].map((end) => `pricing.html${end}`);
    const copy = (from: string, to: string) =>
      Promise.all(copies.map((name) => cp(path.join(from, name), path.join(to, name))));
    await copy(site.at('com'), site.at('kept'));
    await copy(site.at('co.il'), site.at('com'));
    expect(await check(hosts.english)).toEqual(['/pricing: is in he: expected en under this host']);
    await Promise.all(copies.map((name) => rm(site.at('com', name))));
    const problems = await check(hosts.english);
    await copy(site.at('kept'), site.at('com'));
    expect(problems).toEqual(['/pricing: answers with status 404: expected 200']);
  });
});

describe('[Deploy] npm run deploy:check', () => {
  test('says for each site what falls short, and ends with 1 where anything does', async () => {
    const right = `http://${hosts.english}:${listening.port}`;
    const answer = { text: `${right}: nothing falls short`, isRight: true };
    expect(await checkSites([right])).toEqual(answer);
    await rm(site.at('com/404.html'));
    const { code, output } = await run(right);
    expect(code).toBe(1);
    expect(output).toMatch(/fall short\n {2}\/no-such-page: /);
  });

  test.each([
    ['no address', [], /^Which site\?/],
    ['an address with a path', ['https://example.com/services'], /is no site: expected scheme/],
    ['another scheme', ['ftp://example.com'], /is no site: expected scheme/],
    ['a host that does not answer', ['http://127.0.0.1:1'], /does not answer: .*ECONNREFUSED/],
  ])('says what is wrong with %s, in one line', async (_, addresses, expected) => {
    const error: Error = await checkSites(addresses).catch((reason) => reason);
    expect(error.message).toMatch(expected);
    expect(error.message).not.toContain('\n');
  });
});

function run(address: string): Promise<{ code: number; output: string }> {
  const args = ['--import', 'tsx', path.join(projectRoot, 'src/tools/deployCheck.ts'), address];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectRoot }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: output + errors }),
    );
  });
}
