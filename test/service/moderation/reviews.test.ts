import { listAudit } from '../../../src/service/audit';
import { findReview } from '../../../src/service/reviews';
import { moderated, textOf } from './owner';
import { review } from './sample';

async function signedIn() {
  const running = await moderated();
  await running.signIn();
  const shown = async () => {
    const answer = await running.app.request('/api/reviews/studio');
    const reviews: { readonly review: string }[] = await answer.json();
    return reviews.map((one) => one.review);
  };
  return { ...running, shown };
}

describe('[S7] The owner decides which reviews the site shows', () => {
  test('approves one, sees it said, and takes it back', async () => {
    const { browser, database, shown } = await signedIn();
    const id = await review(database, { name: 'דנה', review: 'Lovely.' });
    await browser.open('/moderate/reviews');
    const approved = await browser.press('button[value=approved]');
    expect(textOf(approved, '#message p')).toBe('The review by דנה is published.');
    // The fragment moves the browser's focus to what is said.
    expect(new URL(approved.address, 'https://x.test').hash).toBe('#message');
    expect(approved.$('#message').attr()).toMatchObject({ role: 'status', tabindex: '-1' });
    expect(await shown()).toEqual(['Lovely.']);

    const undone = await browser.press('#message button');
    expect(textOf(undone, '#message p')).toBe('The review by דנה is waiting again.');
    expect(await shown()).toEqual([]);
    expect((await findReview(database, id))?.status).toBe('pending');
  });

  test('rejects a published one, and undo publishes it again', async () => {
    const { browser, database, shown } = await signedIn();
    await review(database);
    await browser.open('/moderate/reviews');
    await browser.press('button[value=approved]');
    await browser.open('/moderate/reviews?show=approved');
    const rejected = await browser.press('button[value=rejected]');
    expect([rejected.address, await shown()]).toEqual([
      expect.stringContaining('show=approved&done=rejected'),
      [],
    ]);
    await browser.press('#message button');
    expect(await shown()).toHaveLength(1);
  });

  test('who did what is kept, and shown', async () => {
    const { browser, database } = await signedIn();
    const id = await review(database, { name: 'Dana' });
    await browser.open('/moderate/reviews');
    await browser.press('button[value=rejected]');
    expect((await listAudit(database, 1))[0]).toMatchObject({
      actor: 'owner',
      action: 'review.reject',
      subject: id,
    });
    expect(textOf(await browser.open('/moderate/reviews?show=rejected'), 'article dl')).toContain(
      'RejectedNov 22, 2026, 2:00 PM the owner',
    );
    const history = await browser.open('/moderate/history');
    expect(
      history
        .$('.history li')
        .map((_, line) => history.$(line).text().replace(/\s/g, ' '))
        .get(),
    ).toEqual([
      'Nov 22, 2026, 2:00 PMReview rejectedDanathe owner',
      'Nov 22, 2026, 2:00 PMSigned inthe owner',
      'Nov 22, 2026, 2:00 PMLink to sign in asked forthe service',
    ]);
  });

  test('one that is gone meanwhile is said to be', async () => {
    const { browser, database } = await signedIn();
    const id = await review(database);
    await browser.open('/moderate/reviews');
    await database.write([{ sql: 'DELETE FROM reviews WHERE id = ?', args: [id] }]);
    const gone = await browser.press('button[value=approved]');
    expect(textOf(gone, '#message')).toContain('no longer here');
  });

  test('many stand on pages of twenty, newest first', async () => {
    const { browser, database } = await signedIn();
    for (let number = 1; number <= 45; number += 1) {
      await review(database, { name: `Guest ${number}`, review: `Text ${number}` }, number);
    }
    const names = async (address: string) => {
      const page = await browser.open(address);
      return page
        .$('article h2')
        .map((_, name) => page.$(name).text())
        .get();
    };
    expect((await names('/moderate/reviews')).slice(0, 2)).toEqual(['Guest 45', 'Guest 44']);
    expect(await names('/moderate/reviews?page=3')).toEqual(
      [5, 4, 3, 2, 1].map((number) => `Guest ${number}`),
    );
    expect(await names('/moderate/reviews?page=99')).toHaveLength(5);
    const second = await browser.open('/moderate/reviews?page=2');
    const ways = second
      .$('.pager a')
      .map((_, way) => second.$(way).attr('href'))
      .get();
    expect(ways).toEqual([
      '/moderate/reviews?show=pending',
      '/moderate/reviews?show=pending&page=3',
    ]);
    // Deciding one leaves the owner on that page.
    expect((await browser.press('button[value=approved]')).address).toContain(
      'page=2&done=approved',
    );
  });

  test('the search finds words, names and addresses, in both scripts, and takes % for itself', async () => {
    const { browser, database } = await signedIn();
    await review(database, { name: 'Dana', review: 'Saved 50% of the time', email: 'a@b.example' });
    await review(database, { name: 'יוסי', review: 'סוף סוף תפריט קריא', email: '' });
    await review(database, { name: 'Noa', review: 'a_b', email: '' });
    const found = async (search: string) => {
      await browser.open('/moderate/reviews');
      const page = await browser.press('search button', { search });
      return page
        .$('article h2')
        .map((_, name) => page.$(name).text())
        .get();
    };
    expect(await found('50%')).toEqual(['Dana']);
    expect(await found('%')).toEqual(['Dana']);
    expect(await found('_')).toEqual(['Noa']);
    expect(await found('A@B.EXAMPLE')).toEqual(['Dana']);
    expect(await found('תפריט')).toEqual(['יוסי']);
    expect(await found("' OR 1=1 --")).toEqual([]);
    expect(textOf(await browser.open('/moderate/reviews?search=<i>'), '.empty')).toBe(
      'Nothing here holds “<i>”.',
    );
  });

  test('what a visitor wrote is text, in its own direction', async () => {
    const { browser, database } = await signedIn();
    const hostile = '<img src=x onerror=alert(1)>';
    await review(database, {
      name: hostile,
      company: hostile,
      review: hostile,
      email: 'a@b.example',
    });
    const page = await browser.open('/moderate/reviews');
    expect(page.$('article img, script')).toHaveLength(0);
    expect(textOf(page, 'h2 bdi')).toBe(hostile);
    expect(page.$('article blockquote').attr('dir')).toBe('auto');
    const approved = await browser.press('button[value=approved]');
    expect(textOf(approved, '#message p')).toBe(`The review by ${hostile} is published.`);
  });
});
