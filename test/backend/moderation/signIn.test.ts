import type { Database } from '../../../backend/database/database';
import { createSignInLink } from '../../../backend/moderation/sessions';
import { rowsOf, valuesOf } from '../support';
import { moderated, signedIn, textOf } from './owner';

const minute = 60_000;

const recipients = (database: Database) => valuesOf(database, 'SELECT recipient FROM outbox');

/** Links are written after the answer. */
async function written(database: Database, count: number): Promise<void> {
  while ((await rowsOf(database, 'SELECT * FROM sign_in_links')).length < count) {
    await new Promise(setImmediate);
  }
}

describe('[S7] Signing in by a mailed link', () => {
  test('answers the same for every address, mails only the owner, and stores no token', async () => {
    const { browser, askForLink, database } = await moderated();
    const token = new URL(await askForLink()).pathname.split('/').at(-1);
    const own = await browser.open('/moderate/sign-in/asked');
    const other = await browser.post('/moderate/sign-in', { email: 'dana@example.com' });
    expect(await other.response.text()).toBe(await own.response.text());
    expect(await recipients(database)).toEqual(['owner@studio.test']);
    for (const table of ['outbox', 'sign_in_links']) {
      const rows = JSON.stringify(await rowsOf(database, `SELECT * FROM ${table}`));
      expect(rows).not.toContain(token);
    }
  });

  test('uses a link by its button, not by opening it, and invalidates all others', async () => {
    const { browser, askForLink } = await moderated();
    const [other, link] = [await askForLink(), await askForLink()];
    for (const _ of [1, 2]) expect((await browser.open(link)).response.status).toBe(200);
    const { address, ...page } = await browser.press('main button');
    expect(address).toBe('/moderate?done=signedIn#message');
    expect(textOf({ address, ...page }, '#message')).toBe('You are signed in.');
    browser.cookies.clear();
    for (const used of [link, other]) expect((await browser.open(used)).response.status).toBe(410);
    expect((await browser.post(new URL(link).pathname, {})).response.status).toBe(410);
    expect(browser.cookies.size).toBe(0);
  });

  test('expires after 15 minutes', async () => {
    const { browser, askForLink, clock } = await moderated();
    const link = await askForLink();
    clock.now += 15 * minute - 1;
    expect((await browser.open(link)).response.status).toBe(200);
    clock.now += 1;
    expect(textOf(await browser.press('main button'))).toContain('no longer works');
  });

  test.each([
    ['https://reviews.studio.test', '__Secure-moderation', 'HttpOnly; Secure'],
    ['http://localhost:4000', 'moderation', 'HttpOnly'],
  ])('sets a cookie for the pages of %s, for 12 hours', async (origin, name, flags) => {
    const { app, askForLink } = await moderated({ origin });
    const answer = await app.request(await askForLink(), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie.replace(/=[0-9a-f]{64}\.[\w%-]{44,60};/, '=ID;')).toBe(
      `${name}=ID; Max-Age=43200; Path=/moderate; ${flags}; SameSite=Lax`,
    );
  });

  test('ends after 12 hours or by signing out', async () => {
    const { browser, signIn, clock } = await signedIn();
    const kept = [...browser.cookies];
    const out = await browser.press('.aside form:last-child button');
    expect(out.address).toBe('/moderate/sign-in?done=signedOut#message');
    expect(textOf(out, '#message')).toBe('You are signed out.');
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.open('/moderate')).address).toBe('/moderate/sign-in');
    clock.now += 15 * minute;
    await signIn();
    clock.now += 12 * 60 * minute - 1;
    expect((await browser.open('/moderate')).address).toBe('/moderate');
    clock.now += 1;
    expect((await browser.open('/moderate')).address).toBe('/moderate/sign-in');
  });

  test('refuses the session and the link of an earlier secret', async () => {
    const { browser, askForLink, database } = await signedIn();
    const link = await askForLink();
    const rotated = (await moderated({ database, secret: 'another secret' })).browser;
    for (const [name, value] of browser.cookies) {
      for (const forged of [value, value.split('.')[0] ?? '', `${value}A`, `x${value}`]) {
        rotated.cookies.set(name, forged);
        expect((await rotated.open('/moderate')).address).toBe('/moderate/sign-in');
      }
    }
    expect((await rotated.open(link)).response.status).toBe(410);
    expect((await rotated.post(new URL(link).pathname, {})).response.status).toBe(410);
  });

  test('keeps at most two links unused, without telling the visitor, and any of them signs in', async () => {
    const { browser, askForLink, database, lines } = await moderated();
    const [first = ''] = [await askForLink(), await askForLink()];
    const third = await browser.post('/moderate/sign-in', { email: 'owner@studio.test' });
    expect(textOf(third)).toContain('use the newest one that did');
    await written(database, 3);
    expect(lines.join('')).toContain('two sign-in links are still unused');
    expect(await recipients(database)).toHaveLength(2);
    await browser.open(first);
    expect((await browser.press('main button')).address).toContain('done=signedIn');
    browser.cookies.clear();
    await askForLink();
    expect(await recipients(database)).toHaveLength(3);
  });

  test('keeps at most two links unused however many requests wait for the database', async () => {
    const { dependencies, database } = await moderated();
    const asked = [1, 2, 3, 4, 5].map(() => createSignInLink(dependencies, true));
    const created = (await Promise.all(asked)).filter((id) => id !== undefined);
    expect([created.length, (await recipients(database)).length]).toEqual([2, 2]);
  });

  test('never refuses the owner in a flood of wrong addresses, which costs one write each time', async () => {
    const { browser, askForLink, database, dependencies } = await moderated();
    const write = jest.spyOn(dependencies.database, 'write');
    const ask = () => browser.post('/moderate/sign-in', { email: 'nobody@example.com' });
    for (let count = 0; count < 20; count += 1) expect((await ask()).response.status).toBe(200);
    await written(database, 1);
    expect(write).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 100; count += 1) await ask();
    expect((await browser.open(await askForLink())).response.status).toBe(200);
    const [wrong, own] = [write.mock.calls.at(0), write.mock.calls.at(-1)].map((call) =>
      call?.[0].map(({ sql }) => sql),
    );
    expect(own).toEqual(wrong);
    const usable = await valuesOf(database, 'SELECT 1 FROM sign_in_links WHERE used_at IS NULL');
    expect(usable).toHaveLength(1);
    expect(await recipients(database)).toHaveLength(1);
  });

  test('prints the link without a mail server', async () => {
    let printLink = (_address: string) => {};
    const printed = new Promise<string>((resolve) => (printLink = resolve));
    const { browser } = await moderated({ printLink, owner: undefined });
    expect(textOf(await browser.open('/moderate/sign-in'))).toContain('No mail server is set up');
    await browser.press('main button');
    await browser.open(await printed);
    expect((await browser.press('main button')).address).toContain('/moderate?done=signedIn');
  });

  test('returns to the review or inquiry that a mail led to', async () => {
    const { browser, signIn } = await moderated();
    const path = '/moderate?of=0123456789abcdef';
    const shown = '/moderate?shown=0123456789abcdef#of-0123456789abcdef';
    await browser.open(path);
    expect((await signIn()).address).toBe(shown);
    expect((await browser.open(path)).address).toBe(shown);
    const foreign = '/moderate?of=//evil.test';
    expect((await browser.open(foreign)).address).toBe(foreign);
  });
});
