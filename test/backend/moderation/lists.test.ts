import { findItem, setState } from '../../../backend/items';
import { inquiryFields, storedFields } from '../../../machines/formRules';
import { filledForm } from '../../support/filledForm';
import {
  sentInquiry,
  sentReview,
  shownField,
  storeInquiry,
  storeReview,
  valuesOf,
} from '../support';
import { moderated, type Page, textOf } from './owner';

/** The backend, and what the owner sees. */
async function atLists() {
  const running = await moderated();
  const { app, browser, database } = running;
  return {
    ...running,
    /** Text of the page after a press. */
    saidAfter: async (selector: string) => textOf(await browser.press(selector), '#message'),
    shown: async () => (await (await app.request('/api/reviews/studio')).json()).length,
    stateOf: async (id: string) => (await findItem(database, id))?.state,
  };
}

describe('[S7] Reviews on the moderation page', () => {
  test('are shown as text, approved, taken back from the collapsed list, and rejected', async () => {
    const { browser, database, saidAfter, shown, stateOf } = await atLists();
    const name = 'דנה <img src=x onerror=alert(1)>';
    const id = await storeReview(database, { name, company: name, review: name });
    const waiting = await browser.open('/moderate');
    expect(waiting.$('img, script')).toHaveLength(0);
    expect(textOf(waiting, 'article h3 bdi')).toBe(name);
    expect(textOf(waiting, 'article blockquote[dir=auto]')).toBe(name);
    expect(waiting.$('nav [role=img]').attr('aria-label')).toBe('waiting: 1');
    const approved = await browser.press('button[value=approved]');
    expect(textOf(approved, '#message')).toBe(`The review by ${name} is published.`);
    expect(textOf(approved, '#reviews > details > summary')).toBe('Decided lately (1)');
    expect(await shown()).toBe(1);
    const undone = await saidAfter('details button[value=pending]');
    expect(undone).toBe(`The review by ${name} is waiting again.`);
    expect([await shown(), await stateOf(id)]).toEqual([0, 'pending']);
    const rejected = await browser.press('button[value=rejected]');
    expect(textOf(rejected, 'details dl')).toContain('RejectedNov 22, 2026, 2:00 PM');
  });

  test('are found by their mail’s link in a flood, which is rejected at once', async () => {
    const { browser, database, stateOf } = await atLists();
    const id = await storeReview(database, { name: 'Genuine' }, 1);
    for (let n = 2; n <= 151; n += 1) await storeReview(database, { name: `${n}` }, n);
    const waiting = namesOf(await browser.open('/moderate'), '#reviews');
    expect([waiting.length, waiting[0], waiting.at(-1)]).toEqual([100, '151', '52']);
    const found = await browser.open(`/moderate?of=${id}`);
    expect(namesOf(found, '#reviews').slice(99)).toEqual(['52', 'Genuine']);
    expect(textOf(found, '.more')).toContain('Older ones that wait: 50.');
    // On another device.
    await setState(database, { id, state: 'approved', now: 1 });
    await storeReview(database, { name: 'Came meanwhile' });
    const rejected = await browser.press('.all button');
    expect(textOf(rejected, '#message')).toContain('They are rejected.');
    expect(namesOf(rejected, '#reviews')).toHaveLength(51);
    expect(namesOf(rejected, '#reviews')[0]).toBe('Came meanwhile');
    expect(namesOf(rejected, '#reviews > details')).toHaveLength(100);
    expect(await stateOf(id)).toBe('approved');
    const decided = await browser.open(`/moderate?of=${id}`);
    expect(textOf(decided, `#reviews > details[open] #of-${id} h3`)).toBe('Genuine');
  });
});

test('[S7] shows inquiries completely on the moderation page, where they are marked as answered and open', async () => {
  const { browser, database, saidAfter, stateOf } = await atLists();
  const sent = { ...filledForm(inquiryFields), name: 'Dana Levi', phone: '*21*03-123-4567#+' };
  const id = await storeInquiry(database, sent);
  const page = await browser.open('/moderate');
  const links = [...page.$('#inquiries article a')].map(({ attribs }) => attribs.href);
  expect(links).toEqual(['mailto:dana@example.com', 'tel:21031234567']);
  for (const name of storedFields(inquiryFields)) {
    const shown = shownField(name, sent[name], 'en', '');
    expect(textOf(page, '#inquiries article')).toContain(shown);
  }
  const answered = await saidAfter('#inquiries article button');
  expect(answered).toBe('The inquiry from Dana Levi is marked as answered.');
  expect(await stateOf(id)).toBe('answered');
  const open = await saidAfter('#inquiries details button');
  expect(open).toBe('The inquiry from Dana Levi is open again.');
  for (const act of ['rejected', 'burn'])
    expect((await browser.post(`/moderate/items/${id}`, { act })).response.status).toBe(400);
  expect(await stateOf(id)).toBe('open');
});

test.each([
  ['en', 'ltr', 'rtl'],
  ['he', 'rtl', 'ltr'],
] as const)(
  '[S4] completes the page in %s, with unique names and ids, and its problems',
  async (language, direction, other) => {
    const { browser, database } = await atLists();
    for (const name of ['Dana', 'Noa']) {
      await storeReview(database, { name, review: name });
      await storeInquiry(database, { name, message: name });
    }
    for (const path of [`/moderate?language=${language}`, '/moderate', '/moderate/nothing']) {
      const { $ } = await browser.open(path);
      expect($('html').attr()).toEqual({ lang: language, dir: direction });
      expect($('title').text() + $('body').text()).not.toContain('{{');
      const all = (selector: string, name: string) =>
        [...$(selector)].map((one) => $(one).attr(name) ?? $(one).text().trim());
      for (const list of [all('[id]', 'id'), all('main button', 'aria-label')]) {
        expect(list).toEqual([...new Set(list)]);
      }
    }
    const { $ } = await browser.open('/moderate');
    const switched = await browser.open($('.aside').attr('href') ?? '');
    expect(switched.$('html').attr('dir')).toBe(other);
  },
);

test('[S6] [S7] deletes one review or inquiry with its mail by a second press, and reports to others that it is gone', async () => {
  const { browser, database, post, saidAfter } = await atLists();
  await post('/api/reviews', sentReview);
  await post('/api/reviews', { ...sentReview, name: 'Stays', company: 'Other' });
  await post('/api/inquiries', sentInquiry);
  const { $ } = await browser.open('/moderate');
  expect($('button[value=deleted]').closest('details:not([open])')).toHaveLength(3);
  const all = jest.spyOn(database, 'all');
  const dana = 'article:contains(Dana)';
  for (const list of ['#reviews', '#inquiries']) {
    const page = await browser.open('/moderate');
    const action = page.$(`${list} ${dana} form`).attr('action') ?? '';
    const id = action.split('/').at(-1);
    expect(await saidAfter(`${list} ${dana} button[value=deleted]`)).toContain('It is deleted.');
    const late = await browser.post(action, { act: 'approved' });
    const led = await browser.open(`/moderate?of=${id}`);
    for (const other of [late, led]) expect(textOf(other, '#message')).toContain('no longer here');
  }
  // After a flood it would take seconds to read all that is stored.
  expect(all.mock.calls.filter(([, { sql }]) => sql.includes("email <> ''"))).toEqual([]);
  expect(await valuesOf(database, 'SELECT name FROM items')).toEqual(['Stays']);
});

const namesOf = ({ $ }: Page, within: string) =>
  [...$(`${within} > article h3`)].map((name) => $(name).text());
