import { approvedReviews, listReviews } from '../../../src/features/reviews/reviewsApi';
import { sentReview } from '../../backend/support';

const given = { ...sentReview, id: 'r1', createdAt: '2025-01-01T00:00:00.000Z' };

const shown = {
  id: 'review-0',
  name: 'Dana',
  company: 'Dana Bakery',
  service: 'qr-menu-systems',
  rating: 5,
  review: 'Lovely work.',
  date: '2025-01-01',
};

const without = (name: keyof typeof given) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));

describe('[S7] Parsing the reviews API’s response', () => {
  test.each([
    ['an array', [given]],
    ['an object with `reviews`', { reviews: [given], total: 1 }],
    ['an object with `data`', { data: [given] }],
    ['an object with both: `reviews` goes first', { reviews: [given], data: [] }],
    ['an object whose `reviews` is no list, but `data` is', { reviews: 1, data: [given] }],
  ])('accepts %s as a list, without email and status', (_, answer) => {
    expect(approvedReviews(answer, 6)).toEqual([shown]);
  });

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['a text', '[]'],
    ['an object with other lists', { items: [given] }],
    ['a list two levels down', { data: { reviews: [given] } }],
  ])('rejects %s as a list', (_, answer) => {
    expect(() => approvedReviews(answer, 6)).toThrow(/no list/);
  });

  test('keeps reviews with missing, duplicate or invalid ids', () => {
    const list = [without('id'), given, given, { ...given, id: { $oid: 'x' } }];
    const reviews = approvedReviews(list, 6);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(4);
  });

  test('keeps reviews without company or service', () => {
    const { company: _company, service: _service, ...bare } = given;
    expect(approvedReviews([bare], 6)).toEqual([{ ...shown, company: '', service: '' }]);
  });

  test.each([
    ['2025-06-30T22:15:00+03:00', '2025-06-30'],
    ['2025-06-30T21:00:00.000Z', '2025-07-01'],
    ['2025-12-31T17:00:00-0500', '2026-01-01'],
    ['2025-06-30T23:30:00', '2025-06-30'],
    ['2025-06-30T99:99:99Z', ''],
    ['2025-06-30', '2025-06-30'],
    ['2025-13-45T00:00:00Z', ''],
    ['June 1, 2025', ''],
    [1_735_689_600_000, ''],
    [['2025-01-01'], ''],
    [undefined, ''],
  ])('dates a review written at %j as %j', (createdAt, date) => {
    expect(approvedReviews([{ ...given, createdAt }], 6)).toEqual([{ ...shown, date }]);
  });
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'approved'],
  ['no status', without('status')],
  ...['pending', 'Approved', ' approved', 'approved ', '', null, true, ['approved']].map(
    (status): [string, unknown] => [`status ${JSON.stringify(status)}`, { ...given, status }],
  ),
  ['rating 0', { ...given, rating: 0 }],
  ['rating 5.1', { ...given, rating: 5.1 }],
  ['rating "5"', { ...given, rating: '5' }],
  ['no rating', without('rating')],
  ['no name', without('name')],
  ['a name of spaces', { ...given, name: ' \n' }],
  ['no text', without('review')],
  ['an invisible text', { ...given, review: '\u200b\u2800' }],
  ['a company that is a list', { ...given, company: ['x'] }],
  ['a service that is a number', { ...given, service: 5 }],
])('[S3] [S4] drops a review that is or has %s, and keeps the others', (_, item) => {
  expect(approvedReviews([item, given], 6)).toEqual([shown]);
});

test.each([6, 12])(
  '[S9] shows the first %d reviews in the API’s order, and reads no other',
  (limit) => {
    const names = Array.from({ length: limit }, (_, place) => `Dana ${limit - place}`);
    const mixed = names.flatMap((name) => [
      { ...given, status: 'pending' },
      { ...given, rating: 0 },
      { ...given, name },
    ]);
    const unread = jest.fn();
    const trap = Object.defineProperty({}, 'status', { get: unread, enumerable: true });
    expect(approvedReviews([...mixed, trap], limit).map(({ name }) => name)).toEqual(names);
    expect(unread).not.toHaveBeenCalled();
  },
);

describe('[S7] GET {reviews-api}/api/reviews/{appId}', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  afterEach(() => fetched.mockReset());
  afterAll(() => fetched.mockRestore());
  const { signal } = new AbortController();
  const request = { api: 'https://api.test', appId: 'studio', limit: 6, signal };
  const answer = (body: BodyInit | null, init?: ResponseInit) =>
    fetched.mockResolvedValue(new Response(body, init));

  test('is not sent by a site without reviews', async () => {
    await expect(listReviews({ ...request, api: null })).resolves.toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('has the page’s signal and no body; the content type of the answer does not matter', async () => {
    answer(JSON.stringify([given]), { headers: { 'content-type': 'text/plain' } });
    await expect(listReviews(request)).resolves.toEqual([shown]);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://api.test/api/reviews/studio');
    expect(init?.signal).toBe(signal);
    expect(init?.method ?? 'GET').toBe('GET');
    expect(init?.body).toBeUndefined();
  });

  test.each<[string, string | null, ResponseInit]>([
    ['204 without a body', null, { status: 204 }],
    ['an empty body', '', { status: 200 }],
    ['HTML', '<!doctype html><h1>Sign in</h1>', { status: 200 }],
    ['broken JSON', '[{"id": "r1", "na', { status: 200 }],
    ['an error with a list', JSON.stringify([given]), { status: 500 }],
  ])('rejects %s', async (_, body, init) => {
    answer(body, init);
    await expect(listReviews(request)).rejects.toThrow();
  });
});
