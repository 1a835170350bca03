import { findInquiry } from '../../../backend/inquiries';
import { findReview } from '../../../backend/reviews';
import { storeInquiry, storeReview } from '../support';
import { moderated, textOf } from './owner';

async function signedIn() {
  const running = await moderated();
  await running.signIn();
  const { app, browser } = running;
  return {
    ...running,
    /** What the page says after a press. */
    saidAfter: async (selector: string) => textOf(await browser.press(selector), '#message'),
    shown: async () => {
      const reviews: { readonly review: string }[] = await (
        await app.request('/api/reviews/studio')
      ).json();
      return reviews.map((one) => one.review);
    },
  };
}

describe('[S7] Reviews on the moderation page', () => {
  test('can be approved and taken back from the collapsed list', async () => {
    const { browser, database, saidAfter, shown } = await signedIn();
    const id = await storeReview(database, { name: 'דנה', review: 'Lovely.' });
    await browser.open('/moderate');
    const approved = await browser.press('button[value=approved]');
    expect(textOf(approved, '#message')).toBe('The review by דנה is published.');
    // The fragment moves the focus to the message.
    expect(new URL(approved.address, 'https://x.test').hash).toBe('#message');
    expect(approved.$('#message').attr()).toMatchObject({ role: 'status', tabindex: '-1' });
    expect(await shown()).toEqual(['Lovely.']);
    expect(textOf(approved, '#reviews summary')).toBe('Decided lately (1)');
    const undone = await saidAfter('details button[value=pending]');
    expect(undone).toBe('The review by דנה is waiting again.');
    expect(await shown()).toEqual([]);
    expect((await findReview(database, id))?.status).toBe('pending');
  });

  test('can be rejected', async () => {
    const { browser, database } = await signedIn();
    await storeReview(database);
    await browser.open('/moderate');
    const rejected = await browser.press('button[value=rejected]');
    expect(textOf(rejected, 'details dl')).toContain('RejectedNov 22, 2026, 2:00 PM');
  });

  test('are listed newest first, with the last hundred decided ones', async () => {
    const { browser, database } = await signedIn();
    for (let n = 1; n <= 103; n += 1) await storeReview(database, { name: `${n}` }, n);
    await database.write([
      { sql: "UPDATE reviews SET status = 'approved', decided_at = created_at", args: [] },
      { sql: "UPDATE reviews SET status = 'pending' WHERE created_at > 101", args: [] },
    ]);
    const { $ } = await browser.open('/moderate');
    const names = (within: string) =>
      [...$(`${within} > article h3`)].map((name) => $(name).text());
    expect(names('#reviews')).toEqual(['103', '102']);
    expect(names('#reviews details')).toHaveLength(100);
    expect(names('#reviews details').at(-1)).toBe('2');
  });

  test('are shown as text in their own direction', async () => {
    const { browser, database } = await signedIn();
    const hostile = '<img src=x onerror=alert(1)>';
    await storeReview(database, { name: hostile, company: hostile, review: hostile });
    const page = await browser.open('/moderate');
    expect(page.$('article img, script')).toHaveLength(0);
    expect(textOf(page, 'h3 bdi')).toBe(hostile);
    expect(page.$('article blockquote').attr('dir')).toBe('auto');
  });
});

test('[S7] shows inquiries completely on the moderation page, where they are marked as answered and open', async () => {
  const { browser, database, saidAfter } = await signedIn();
  const id = await storeInquiry(database, { phone: '03-123-4567 #9', company: 'Dana Bakery' });
  const page = await browser.open('/moderate');
  const links = [...page.$('#inquiries article a')].map((link) => page.$(link).attr('href'));
  expect(links).toEqual(['mailto:dana@example.com', 'tel:031234567%239']);
  for (const part of ['Dana Bakery', 'Twelve tables', 'QR Menu Systems', '1,000–5,000']) {
    expect(textOf(page, '#inquiries article')).toContain(part);
  }
  const answered = await saidAfter('#inquiries article button');
  expect(answered).toBe('The inquiry from Dana Levi is marked as answered.');
  expect((await findInquiry(database, id))?.answeredAt).not.toBeNull();
  const open = await saidAfter('#inquiries details button');
  expect(open).toBe('The inquiry from Dana Levi is open again.');
});

test.each([
  ['reviews', 'button[value=approved]'],
  ['inquiries', 'button[value=yes]'],
])('[S7] reports %s that were deleted meanwhile', async (table, button) => {
  const { browser, database, saidAfter } = await signedIn();
  await storeReview(database);
  await storeInquiry(database);
  await browser.open('/moderate');
  await database.write([{ sql: `DELETE FROM ${table}`, args: [] }]);
  expect(await saidAfter(button)).toContain('no longer here');
});
