import { createHash } from 'node:crypto';
import { listReviews } from '../../../src/service/reviews';
import { moderated, origin, textOf } from './owner';
import { enquiry, review } from './sample';

async function signedIn() {
  const running = await moderated();
  await running.signIn();
  const ids = { review: await review(running.database), enquiry: await enquiry(running.database) };
  const posts: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    [`/moderate/reviews/${ids.review}`, { status: 'approved' }],
    [`/moderate/enquiries/${ids.enquiry}`, { answered: 'yes' }],
    [`/moderate/enquiries/${ids.enquiry}/delete`, {}],
    ['/moderate/deletion', { email: 'dana@example.com' }],
    ['/moderate/deletion/confirmed', { email: 'dana@example.com' }],
  ];
  const pages = [
    '/moderate/reviews',
    '/moderate/enquiries',
    `/moderate/enquiries/${ids.enquiry}/delete`,
    '/moderate/deletion',
    '/moderate/history',
    '/moderate/nothing-here',
  ];
  const { database } = running;
  const kept = async () => {
    const counts = 'SELECT (SELECT count(*) FROM enquiries WHERE answered_at IS NULL) AS enquiries';
    const { object, number } = await import('valibot');
    const [open] = await database.all(object({ enquiries: number() }), { sql: counts, args: [] });
    return [(await listReviews(database, { status: 'pending' })).length, open?.enquiries];
  };
  return { ...running, ids, posts, pages, kept };
}

describe('[S7] Nobody but the owner moderates', () => {
  test('who is not signed in reads nothing and changes nothing', async () => {
    const { browser, posts, pages, kept } = await signedIn();
    browser.cookies.clear();
    for (const path of [
      ...pages,
      '/moderate',
      '/moderate/reviews.csv',
      '/moderate/enquiries.csv',
    ]) {
      expect((await browser.open(path)).address).toBe('/moderate/sign-in');
    }
    for (const [path, fields] of posts) {
      expect((await browser.post(path, fields)).address).toBe('/moderate/sign-in');
    }
    expect(await kept()).toEqual([1, 1]);
  });

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.test' }],
    ['from nowhere', { origin: 'null' }],
    ['without a sender', {}],
  ])(
    'a form that is sent %s changes nothing, even with the session’s own token',
    async (_, headers) => {
      const { browser, posts, kept } = await signedIn();
      const csrf = String((await browser.open('/moderate/reviews')).$('article [name=csrf]').val());
      for (const [path, fields] of posts) {
        const answer = await browser.post(path, { ...fields, csrf }, headers);
        expect([answer.response.status, textOf(answer, 'h1')]).toEqual([
          403,
          'Nothing was changed',
        ]);
      }
      expect(await kept()).toEqual([1, 1]);
    },
  );

  test('a form without the session’s token changes nothing, and signs nobody out', async () => {
    const { browser, posts, kept, signIn } = await signedIn();
    const first = String((await browser.open('/moderate/reviews')).$('article [name=csrf]').val());
    browser.cookies.clear();
    await signIn();
    for (const csrf of [undefined, '', 'A'.repeat(43), first]) {
      for (const [path, fields] of posts) {
        const answer = await browser.post(path, { ...fields, ...(csrf && { csrf }) });
        expect(answer.response.status).toBe(403);
      }
      await browser.post('/moderate/sign-out', { ...(csrf && { csrf }) });
    }
    expect(await kept()).toEqual([1, 1]);
    expect((await browser.open('/moderate')).address).toBe('/moderate/reviews');
  });

  test('older browsers, which name the origin alone, are believed where it is the service’s', async () => {
    const { browser, posts } = await signedIn();
    const csrf = String((await browser.open('/moderate/reviews')).$('article [name=csrf]').val());
    const [path = '', fields = {}] = posts[0] ?? [];
    const answer = await browser.post(path, { ...fields, csrf }, { origin });
    expect(answer.address).toContain('done=approved');
  });

  test('what is no form, or too large, is refused', async () => {
    const { app, browser, ids } = await signedIn();
    const path = `/moderate/reviews/${ids.review}`;
    const json = await app.request(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    const large = await browser.post(path, { status: 'x'.repeat(17_000) });
    expect(large.response.status).toBe(413);
  });

  test('nobody is led to another site', async () => {
    const { browser } = await moderated();
    for (const to of [
      'https://evil.test',
      '//evil.test',
      '/moderate/../..//evil.test',
      '/moderated',
    ]) {
      const page = await browser.post('/moderate/language', { language: 'he', to });
      expect(page.address).toMatch(/^\/moderate\//);
    }
  });

  test('no page may be framed, stored, or run anything; its one style is the one that is allowed', async () => {
    const { browser, pages } = await signedIn();
    const all = [...pages, '/moderate/sign-in/asked', `/moderate/link/${'A'.repeat(43)}`];
    for (const path of all) {
      const { response, $ } = await browser.open(path);
      const style = createHash('sha256').update($('style').text()).digest('base64');
      expect(response.headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'sha256-${style}'; font-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      );
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect($('script, [style], [onclick], link[rel=stylesheet]')).toHaveLength(0);
    }
  });

  test('where the database does not answer the page says so, without what it was', async () => {
    const { browser, database, lines } = await signedIn();
    await database.close();
    const page = await browser.open('/moderate/reviews');
    expect([page.response.status, textOf(page, 'h1')]).toEqual([503, 'That did not work']);
    expect(lines.join('')).toContain('request failed');
  });
});
