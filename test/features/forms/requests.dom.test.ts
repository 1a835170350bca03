import {
  emptyInquiry,
  emptyReview,
  honeypot,
  inquiryFields,
  reviewFields,
} from '../../../machines/formRules';
import { postInquiry, postReview } from '../../../src/features/forms/requests';

const api = 'https://api.studio.test';
const own = {
  reviewsApi: api,
  reviewsAppId: 'studio',
  contactEndpoint: `${api}/api/inquiries`,
};

/** Sends both forms as a program does, and resolves with what was posted where. */
async function sendBoth(to: typeof own) {
  const fetched = jest.fn().mockResolvedValue({ ok: true, status: 201 });
  Object.assign(globalThis, { fetch: fetched });
  const { signal } = new AbortController();
  await postReview(to, emptyReview, signal);
  await postInquiry(to, emptyInquiry, signal);
  return fetched.mock.calls.map(([address, { method, headers, body }]) => {
    const { 'content-type': type, accept: _, ...others } = headers;
    expect([method, type]).toEqual(['POST', 'application/json']);
    return { address, headers: others, keys: Object.keys(JSON.parse(body)).sort() };
  });
}

const reviewKeys = [...Object.keys(reviewFields), 'appId', 'status'].sort();
const inquiryKeys = Object.keys(inquiryFields).sort();

beforeEach(() => {
  // A field of the visitor has a similar name.
  document.body.innerHTML = `<form><input id="contact-website" value="https://own.test"><input id="contact-${honeypot}"></form>`;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['https://reviews.other.test', 'https://other.test/inbox'],
  [api, 'https://other.test/api/inquiries'],
  ['', 'https://other.test/api/inquiries'],
])('[S7] posts the specified fields alone to the APIs %j and %s', async (reviewsApi, endpoint) => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  expect(await sendBoth({ ...own, reviewsApi, contactEndpoint: endpoint })).toEqual([
    { address: `${reviewsApi}/api/reviews`, headers: {}, keys: reviewKeys },
    { address: endpoint, headers: {}, keys: inquiryKeys },
  ]);
});

test.each([
  ['a person', 2000, '', {}],
  ['a fast program', 1999, '', { 'x-form-signals': 'too-fast' }],
  ['a thorough program', 2000, 'https://spam.test', { 'x-form-signals': 'hidden-field' }],
  ['both', 0, 'https://spam.test', { 'x-form-signals': 'hidden-field, too-fast' }],
])('[S7] tells the studio’s backend in a header that %s filled the form in', async (...given) => {
  const [, time, hidden, headers] = given;
  jest.spyOn(performance, 'now').mockReturnValue(time);
  const [, trap] = document.querySelectorAll('input');
  if (trap) trap.value = hidden;
  const contactEndpoint = `${location.origin}/api/inquiries`;
  for (const to of [own, { ...own, reviewsApi: '', contactEndpoint }]) {
    expect(await sendBoth(to)).toEqual([
      { address: `${to.reviewsApi}/api/reviews`, headers, keys: reviewKeys },
      { address: to.contactEndpoint, headers, keys: inquiryKeys },
    ]);
  }
});
