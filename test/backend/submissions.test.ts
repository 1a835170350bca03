import { setState } from '../../backend/items';
import { waitingMails } from '../../backend/mail/outbox';
import {
  byField,
  type FormValues,
  inquiryFields,
  reviewFields,
  storedFields,
} from '../../machines/formRules';
import { approvedReviews } from '../../src/features/reviews/reviewsApi';
import { filledForm } from '../support/filledForm';
import { ownOrigin, rowsOf, sentInquiry, sentReview, service, storeReview } from './support';

type Service = Awaited<ReturnType<typeof service>>;

const ask = ({ app }: Service, headers: Record<string, string> = {}) =>
  app.request('/api/reviews/studio', { headers: { origin: ownOrigin, ...headers } });
const list = async (made: Service) => (await ask(made)).json();

const decide = ({ database, clock }: Service, id: string, state: string) =>
  setState(database, { id, state, now: clock.now });

test.each([
  ['reviews', reviewFields, { state: 'pending', done_at: null }],
  ['inquiries', inquiryFields, { state: 'open', done_at: null }],
] as const)(
  '[S3] [S4] stores a post to /api/%s with every field, once, and queues one mail',
  async (table, fields, own) => {
    const sent = { ...filledForm(fields), appId: 'studio', status: 'approved' };
    const onOutbox = jest.fn();
    const { post, database, clock } = await service({ onOutbox });
    const send = async (change = {}) => {
      const answer = await post(`/api/${table}`, { ...sent, ...change });
      return [answer.status, (await answer.json()).status];
    };
    expect(await send()).toEqual([201, 'added']);
    const stored = () => rowsOf(database, 'SELECT * FROM items');
    const [row] = await stored();
    const values: FormValues = sent;
    const names: readonly string[] = storedFields(fields);
    const { review, message = review, ...others } = byField(names, (name) => values[name]);
    expect(row).toMatchObject({ list: table, text: message, ...others, ...own });
    clock.now += 24 * 3_600_000 - 1;
    expect(await send({ name: ` ${sent.name.toUpperCase()} ` })).toEqual([208, 'duplicate']);
    expect(await waitingMails(database)).toEqual([row?.id]);
    expect(onOutbox).toHaveBeenCalledTimes(1);
    expect(await send({ company: 'Another' })).toEqual([201, 'added']);
    clock.now += 2;
    // An inquiry may be repeated after a day.
    expect((await send())[0]).toBe(table === 'reviews' ? 208 : 201);
    expect(await stored()).toHaveLength(table === 'reviews' ? 2 : 3);
  },
);

test('[S7] lists at most a hundred reviews of its appId, newest first, which the site can parse', async () => {
  const made = await service();
  for (let n = 0; n < 102; n += 1) {
    await storeReview(made.database, { name: `Guest ${n}`, status: 'approved' }, n + 1);
  }
  const answer: { name: string }[] = await list(made);
  expect(answer).toHaveLength(100);
  expect(answer.slice(0, 2).map(({ name }) => name)).toEqual(['Guest 101', 'Guest 100']);
  expect(approvedReviews(answer, 100)).toHaveLength(100);
  for (const appId of ['other', '%E0%A4%A', 'a%2Fb']) {
    expect(await (await made.app.request(`/api/reviews/${appId}`)).json()).toEqual([]);
  }
});

test('[S7] shows a review without its email while it is approved, and answers 304 for an unchanged list', async () => {
  const made = await service();
  const id = await storeReview(made.database);
  expect(await list(made)).toEqual([]);
  await decide(made, id, 'approved');
  const { email: _, ...published } = sentReview;
  expect(await list(made)).toEqual([{ ...published, id, createdAt: '2026-11-22T11:00:00.000Z' }]);
  const { headers } = await ask(made);
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"\w+"$/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'access-control-allow-origin': '*',
  });
  expect(headers.get('vary')).toBeNull();
  const again = await ask(made, { 'if-none-match': `"other", ${etag.slice(2)}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
  await decide(made, id, 'rejected');
  const changed = await ask(made, { 'if-none-match': etag });
  expect([changed.status, await changed.json()]).toEqual([200, []]);
});

test.each([undefined, null, '   '])('[S5] accepts a review with the email %j', async (email) => {
  const { post, database } = await service();
  await post('/api/reviews', { ...sentReview, email });
  expect(await rowsOf(database, 'SELECT email FROM items')).toEqual([{ email: '' }]);
});

test('[S3] removes control characters and direction overrides; keeps Hebrew, direction marks and line breaks', async () => {
  const { post, database } = await service({ owner: undefined });
  await post('/api/inquiries', {
    ...sentInquiry,
    name: 'דנה\u200f\u202e לוי\r\nBcc: all@example.com\u0000',
    company: '<b>Café</b>\t\u2066x\u2069\ud800',
    message: 'שורה\r\nשנייה\u001b[31m\u2028 <script>',
  });
  expect(await rowsOf(database, 'SELECT * FROM items')).toMatchObject([
    {
      name: 'דנה\u200f לוי Bcc: all@example.com',
      company: '<b>Café</b> x',
      text: 'שורה\nשנייה[31m\u2028 <script>',
    },
  ]);
  // Without an owner, nobody is mailed.
  expect(await waitingMails(database)).toEqual([]);
});
