import { hash } from 'node:crypto';
import { storeInquiry, storeReview, valuesOf } from '../support';
import { moderated, textOf } from './owner';

/** The backend, and what can be posted about what waits. */
async function withItems() {
  const running = await moderated();
  const { database } = running;
  const id = await storeReview(database);
  const posts: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    [`/moderate/items/${id}`, { act: 'approved' }],
    [`/moderate/items/${await storeInquiry(database)}`, { act: 'deleted' }],
    ['/moderate/reject-all', { id }],
  ];
  const waiting = () => valuesOf(database, 'SELECT id FROM items WHERE done_at IS NULL');
  return { ...running, path: posts[0]?.[0] ?? '', posts, waiting };
}

const pages = ['/moderate', '/moderate/nothing-here'];

describe('[S7] Moderation', () => {
  test('shows nothing and changes nothing without the password', async () => {
    const { browser, posts, waiting, dependencies, clock } = await withItems();
    const { password } = dependencies;
    const close = [`${password}x`, password.slice(1), password.toUpperCase()];
    for (const wrong of [undefined, '', ...close]) {
      browser.type(wrong);
      for (const answer of [
        ...(await Promise.all(pages.map((path) => browser.open(path)))),
        ...(await Promise.all(posts.map(([path, fields]) => browser.post(path, fields)))),
      ]) {
        const { status, headers } = answer.response;
        expect([wrong, status]).toEqual([wrong, 401]);
        expect(headers.get('www-authenticate')).toBe('Basic realm="moderation"');
        expect(textOf(answer)).toMatch(/^The password, please(?!.*Dana)/);
      }
      clock.now += 600_000;
    }
    expect(await waiting()).toHaveLength(2);
  });

  test('ignores a form of another sender', async () => {
    const { browser, path, posts, waiting, dependencies, lines } = await withItems();
    const { origin } = dependencies;
    const other = 'https://evil.test';
    for (const [host, headers] of [
      [origin, { 'sec-fetch-site': 'cross-site' }],
      [origin, { origin: other }],
      [other, { origin: other }],
      [origin, {}],
    ] as const) {
      for (const [to, fields] of posts) {
        const answer = await browser.post(host + to, fields, headers);
        expect([headers, answer.response.status]).toEqual([headers, 403]);
        expect(textOf(answer, 'h1')).toBe('Nothing was changed');
      }
    }
    expect(lines.map((line) => JSON.parse(line).reason)).toContain(
      `Origin not allowed: none; expected ${origin}, as in REVIEWS_API or CONTACT_ENDPOINT`,
    );
    expect(await waiting()).toHaveLength(2);
    // Older browsers send only the Origin header.
    const own = await browser.post(path, { act: 'approved' }, { origin });
    expect(own.address).toContain('done=approved');
  });

  test('ignores other content types, and rejects large bodies', async () => {
    const { browser, path, waiting } = await withItems();
    for (const type of ['application/json', 'application/x-www-form-urlencodedx', '', '; ']) {
      const headers = { origin: 'https://evil.test', 'content-type': type };
      await browser.open(path, { method: 'POST', headers, body: 'act=approved' });
    }
    expect(await waiting()).toHaveLength(2);
    const large = await browser.post(path, { act: 'x'.repeat(17_000) });
    expect(large.response.status).toBe(413);
  });

  test('cannot be framed, stored or scripted, and allows only its own style', async () => {
    const { browser } = await moderated();
    for (const path of [...pages, '/moderate?password=']) {
      if (path.endsWith('=')) browser.type('');
      const { response, $ } = await browser.open(path);
      const style = hash('sha256', $('style').text(), 'base64');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect($('script, [style], [onclick], link[rel=stylesheet]')).toHaveLength(0);
    }
  });
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('[S7] The password of moderation', () => {
  test('is not checked after ten wrong ones of an address or a hundred in all, unless the owner was there before', async () => {
    const { browser, dependencies, clock, lines } = await moderated();
    const open = async (address: string) => {
      const { response } = await browser.open('/moderate', from(address));
      return [response.status, response.headers.get('retry-after')];
    };
    const guess = async (address: string, count: number) => {
      browser.type('wrong');
      for (let n = 0; n < count; n += 1) await open(address);
      browser.type(dependencies.password);
    };
    expect(await open('192.0.2.1')).toEqual([200, null]);
    await guess('192.0.2.2', 9);
    expect(await open('192.0.2.2')).toEqual([200, null]);
    await guess('192.0.2.3', 10);
    expect(await open('192.0.2.3')).toEqual([429, '600']);
    for (let n = 4; n < 13; n += 1) await guess(`192.0.2.${n}`, 10);
    expect(await open('192.0.2.99')).toEqual([429, '600']);
    expect(await open('192.0.2.1')).toEqual([200, null]);
    await guess('192.0.2.1', 10);
    expect(await open('192.0.2.1')).toEqual([429, '600']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', status: 429, reason: 'limited' },
    ]);
    clock.now += 600_000;
    expect(await open('192.0.2.99')).toEqual([200, null]);
    expect(lines.join('')).not.toMatch(/wrong|192\.0/);
  });
});
