import { approvedReviews, listReviews } from '../../src/adapters/reviewsApi';

const given = {
  id: 'r1',
  appId: 'studio',
  name: 'Dana',
  company: 'Dana Bakery',
  service: 'qr-menu-systems',
  rating: 5,
  review: 'Lovely work.',
  email: 'dana@example.com',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
};

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
  test('returns approved reviews without email and status, with their date', () => {
    expect(approvedReviews([given], 6)).toEqual([shown]);
  });

  test.each([
    ['an array', [given]],
    ['an object with `reviews`', { reviews: [given], total: 1 }],
    ['an object with `data`', { data: [given] }],
    ['an object with both: `reviews` goes first', { reviews: [given], data: [] }],
    ['an object whose `reviews` is no list, but `data` is', { reviews: 1, data: [given] }],
  ])('accepts %s as a list', (_, answer) => {
    expect(approvedReviews(answer, 6)).toEqual([shown]);
  });

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['a number', 3],
    ['a text', '[]'],
    ['true', true],
    ['an empty object', {}],
    ['an object with other lists', { items: [given] }],
    ['an object with an object under `reviews`', { reviews: { 0: given, length: 1 } }],
    ['an object with null under `data`', { data: null }],
    ['a list two levels down', { data: { reviews: [given] } }],
  ])('rejects %s as a list', (_, answer) => {
    expect(() => approvedReviews(answer, 6)).toThrow(/no list/);
  });

  test('accepts an empty list', () => {
    expect(approvedReviews([], 6)).toEqual([]);
    expect(approvedReviews({ reviews: [] }, 6)).toEqual([]);
  });

  test('keeps reviews with missing, duplicate or invalid ids', () => {
    const { id: _id, ...rest } = shown;
    const list = [
      without('id'),
      given,
      { ...given, review: 'Again.' },
      { ...given, id: { $oid: 'x' } },
    ];
    const reviews = approvedReviews(list, 6);
    expect(reviews).toMatchObject([rest, rest, { ...rest, review: 'Again.' }, rest]);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(4);
  });

  test('keeps reviews without company or service', () => {
    const { company: _company, service: _service, ...bare } = given;
    expect(approvedReviews([bare], 6)).toEqual([{ ...shown, company: '', service: '' }]);
  });

  test.each([
    ['2025-06-30T22:15:00+03:00', '2025-06-30'],
    ['2025-06-30', '2025-06-30'],
    ['2025-13-45T00:00:00Z', ''],
    ['yesterday', ''],
    ['', ''],
    [1_735_689_600_000, ''],
    [{ $date: '2025-01-01' }, ''],
    [undefined, ''],
  ])('dates a review written at %j as %j', (createdAt, date) => {
    expect(approvedReviews([{ ...given, createdAt }], 6)).toEqual([{ ...shown, date }]);
    expect(approvedReviews([without('createdAt')], 6)).toEqual([{ ...shown, date: '' }]);
  });

  test.each(['name', 'review'] as const)('drops a review with an empty %s or %s', (key) => {
    expect(approvedReviews([{ ...given, [key]: ' \n' }, given], 6)).toEqual([shown]);
    expect(approvedReviews([{ ...given, [key]: '\u200b\u2800' }, given], 6)).toEqual([shown]);
  });

  test('keeps markup, line breaks and direction characters as text', () => {
    const review = '<b>שלום</b>\n\u202e & "quotes"';
    expect(approvedReviews([{ ...given, review }], 6)).toEqual([{ ...shown, review }]);
  });
});

describe('[S4] Only approved reviews are displayed', () => {
  test.each([
    'pending',
    'rejected',
    'Approved',
    'APPROVED',
    ' approved',
    'approved ',
    'auto-approved',
    '',
    null,
    undefined,
    true,
    1,
    ['approved'],
  ])('drops status %j', (status) => {
    expect(approvedReviews([{ ...given, status }, given], 6)).toEqual([shown]);
  });

  test('drops a review without a status', () => {
    expect(approvedReviews([without('status')], 6)).toEqual([]);
  });
});

describe('[S3] Invalid reviews are dropped', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'approved'],
    ['a number', 5],
    ['a list', [given]],
    ['rating 0', { ...given, rating: 0 }],
    ['rating 6', { ...given, rating: 6 }],
    ['rating -1', { ...given, rating: -1 }],
    ['rating 5.1', { ...given, rating: 5.1 }],
    ['rating "5"', { ...given, rating: '5' }],
    ['rating NaN', { ...given, rating: Number.NaN }],
    ['rating infinite', { ...given, rating: Number.POSITIVE_INFINITY }],
    ['rating null', { ...given, rating: null }],
    ['no rating', without('rating')],
    ['no name', without('name')],
    ['no text', without('review')],
    ['a name that is a number', { ...given, name: 5 }],
    ['a text that is an object', { ...given, review: { html: 'x' } }],
    ['a company that is a list', { ...given, company: ['x'] }],
  ])('%s', (_, item) => {
    expect(approvedReviews([item, given], 6)).toEqual([shown]);
  });

  test('keeps the valid reviews of a partly invalid list in order', () => {
    const list = [
      null,
      { ...given, name: 'B' },
      { ...given, rating: 9 },
      'x',
      { ...given, name: 'A' },
    ];
    expect(approvedReviews(list, 6).map(({ name }) => name)).toEqual(['B', 'A']);
  });

  test('keeps a rating with half a star', () => {
    expect(approvedReviews([{ ...given, rating: 4.5 }], 6)).toEqual([{ ...shown, rating: 4.5 }]);
  });
});

describe('[S9] 6 reviews on home, 12 on the reviews page', () => {
  const many = Array.from({ length: 40 }, (_, place) => ({ ...given, name: `Dana ${place}` }));

  test.each([6, 12])('keeps the first %d in the API’s order', (limit) => {
    const names = approvedReviews(many, limit).map(({ name }) => name);
    expect(names).toEqual(many.slice(0, limit).map(({ name }) => name));
  });

  test('does not count pending and invalid reviews', () => {
    const mixed = many.flatMap((item) => [
      { ...item, status: 'pending' },
      { ...item, rating: 0 },
      item,
    ]);
    expect(approvedReviews(mixed, 6)).toHaveLength(6);
  });

  test('does not read beyond the last review it shows', () => {
    const unread = jest.fn();
    const trap = Object.defineProperty({}, 'status', { get: unread, enumerable: true });
    approvedReviews([...many.slice(0, 6), trap], 6);
    expect(unread).not.toHaveBeenCalled();
  });
});

describe('[S7] GET {reviews-api}/api/reviews/{appId}', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  afterEach(() => fetched.mockReset());
  afterAll(() => fetched.mockRestore());
  const { signal } = new AbortController();
  const request = { api: 'https://api.test', appId: 'studio', limit: 6, signal };
  const answer = (body: string | null, init?: ResponseInit) =>
    fetched.mockResolvedValue(new Response(body, init));

  test('requests the address with the page’s signal and without a body', async () => {
    answer(JSON.stringify([given]));
    await expect(listReviews(request)).resolves.toEqual([shown]);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://api.test/api/reviews/studio');
    expect(init?.signal).toBe(signal);
    expect(init?.method ?? 'GET').toBe('GET');
    expect(init?.body).toBeUndefined();
  });

  test('requests the site’s own origin by default', async () => {
    answer('[]');
    await listReviews({ ...request, api: '', appId: 'a b/c' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/reviews/a%20b%2Fc');
  });

  test.each<[string, string | null, ResponseInit]>([
    ['204 without a body', null, { status: 204 }],
    ['an empty body', '', { status: 200 }],
    ['null', 'null', { status: 200 }],
    ['a number', '42', { status: 200 }],
    ['HTML', '<!doctype html><h1>Sign in</h1>', { status: 200 }],
    ['broken JSON', '[{"id": "r1", "na', { status: 200 }],
    ['an error with a list', JSON.stringify([given]), { status: 500 }],
    ['not found', '[]', { status: 404 }],
    ['not modified', null, { status: 304 }],
  ])('rejects %s', async (_, body, init) => {
    answer(body, init);
    await expect(listReviews(request)).rejects.toThrow();
  });

  test('rejects without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(listReviews(request)).rejects.toThrow('Failed to fetch');
  });

  test('ignores the content type of a response', async () => {
    answer(JSON.stringify([given]), { headers: { 'content-type': 'text/plain' } });
    await expect(listReviews(request)).resolves.toHaveLength(1);
  });
});
