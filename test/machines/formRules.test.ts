import {
  emptyInquiry,
  emptyReview,
  findErrors,
  hasDraft,
  type InquiryValues,
  inquiryFields,
  isBlank,
  type ReviewValues,
  remainingErrors,
  reviewFields,
  trimmed,
} from '../../machines/formRules';
import { filledForm } from '../support/filledForm';

const checkInquiry = (values: InquiryValues) => findErrors(values, inquiryFields);
const checkReview = (values: ReviewValues) => findErrors(values, reviewFields);

const inquiry: InquiryValues = {
  ...emptyInquiry,
  name: 'Dana',
  email: 'dana@example.com',
  service: 'other',
  message: 'A menu',
  terms: true,
};
const review = filledForm(reviewFields);
/** Makes a text of any length an email address. */
const ending = '@example.com';

test('[S5] reports name, email, service, message and terms of an empty inquiry, in order', () => {
  expect(checkInquiry(emptyInquiry)).toEqual(
    ['name', 'email', 'service', 'message', 'terms'].map((field) => ({ field, kind: 'missing' })),
  );
});

/** Characters without a visible shape. */
const shapeless = [
  ...['\u00ad', '\u061c', '\u115f', '\u1160', '\u200b', '\u200d', '\u200f', '\u202a', '\u202e'],
  ...['\u2060', '\u2064', '\u2066', '\u2069', '\u2800', '\u3164', '\ufeff', '\uffa0'],
  ...['\0', '\u0085', '\u034f', '\u17b4', '\u180e', '\ufe0f', '\u{e0041}', '\u{1d173}'],
];

test.each(shapeless)('[S5] treats %j as empty, and does not send it', (character) => {
  const name = ` ${character}${character}\n`;
  expect(checkInquiry({ ...inquiry, name })).toEqual([{ field: 'name', kind: 'missing' }]);
  expect(checkReview({ ...review, name })).toEqual([{ field: 'name', kind: 'missing' }]);
  expect(hasDraft({ ...emptyInquiry, name })).toBe(false);
  expect(trimmed({ ...inquiry, company: name }, inquiryFields).company).toBe('');
});

test.each(['👩\u200d🍳', '\u202eabc\u202c', 'נ\u200fא', '•', '\u034f·'])(
  '[S5] treats %j as visible, and sends it unchanged',
  (name) => {
    expect(isBlank(name)).toBe(false);
    expect(trimmed({ ...inquiry, name }, inquiryFields).name).toBe(name);
  },
);

test.each([
  ['an inquiry', 'name', 100],
  ['an inquiry', 'email', 254],
  ['an inquiry', 'company', 100],
  ['an inquiry', 'phone', 30],
  ['an inquiry', 'message', 2000],
  ['a review', 'name', 100],
  ['a review', 'email', 254],
  ['a review', 'company', 100],
  ['a review', 'review', 2000],
] as const)('[S5] limits for %s the %s to %i characters after trimming', (form, field, max) => {
  const errors = (length: number) => {
    const value = ` ${'x'.repeat(length - ending.length)}${ending} `;
    return form === 'an inquiry'
      ? checkInquiry({ ...inquiry, [field]: value })
      : checkReview({ ...review, [field]: value });
  };
  expect(errors(max)).toEqual([]);
  expect(errors(max + 1)).toEqual([{ field, kind: 'tooLong' }]);
});

test.each(['dana@example.com', ' dana@example.com ', 'a+b.c@x-y.co.il', 'דנה@דוגמה.ישראל'])(
  '[S5] accepts the email address %j',
  (email) => {
    expect(checkInquiry({ ...inquiry, email })).toEqual([]);
    expect(checkReview({ ...review, email })).toEqual([]);
  },
);

test.each(['dana', '@example.com', 'dana@example', 'a b@c.de', 'a@b@c.de', 'a@b..c', 'a@b.'])(
  '[S5] rejects the email address %j',
  (email) => {
    expect(checkInquiry({ ...inquiry, email })).toEqual([{ field: 'email', kind: 'malformed' }]);
    expect(checkReview({ ...review, email })).toEqual([{ field: 'email', kind: 'malformed' }]);
  },
);

test('[S5] requires name, company, service, a star and a text of a review, in order', () => {
  expect(checkReview(review)).toEqual([]);
  expect(checkReview(emptyReview)).toEqual(
    ['name', 'company', 'service', 'rating', 'review'].map((field) => ({ field, kind: 'missing' })),
  );
  expect(checkReview({ ...review, company: ' ' })).toEqual([{ field: 'company', kind: 'missing' }]);
  const rated = (rating: number) => checkReview({ ...review, rating });
  expect([rated(1), rated(Number.NaN)]).toEqual([[], [{ field: 'rating', kind: 'missing' }]]);
});

test('[S5] validates again only a changed field with an error', () => {
  const name = { field: 'name', kind: 'missing' } as const;
  const email = { field: 'email', kind: 'missing' } as const;
  const malformed = { field: 'email', kind: 'malformed' } as const;
  expect(remainingErrors([name, email], [malformed], 'email')).toEqual([name, malformed]);
  expect(remainingErrors([name, email], [], 'name')).toEqual([email]);
  expect(remainingErrors([name], [name, malformed], 'email')).toEqual([name]);
});

test('[S7] trims values before sending', () => {
  const padded = { ...review, name: ` ${review.name} `, review: `\n${review.review} \n` };
  expect(trimmed(padded, reviewFields)).toEqual(review);
  expect(trimmed({ ...inquiry, message: ' A  menu\t' }, inquiryFields)).toEqual({
    ...inquiry,
    message: 'A  menu',
  });
});

test('[S5] sends an address and a number in plain characters, and refuses angle brackets', () => {
  const pasted = {
    email: '\u200e\u200bｄａｎａ＠example.com\ufeff ',
    phone: '\u202a+٩٧٢ ۵۰-＊１\ufe0d\u202c',
  };
  expect(trimmed({ ...inquiry, ...pasted }, inquiryFields)).toEqual({
    ...inquiry,
    email: 'dana@example.com',
    phone: '+972 50-*1',
  });
  expect(checkInquiry({ ...inquiry, ...pasted })).toEqual([]);
  for (const email of ['<dana@example.com>', 'Dana <dana@example.com>', 'dana@exam\u00a0ple.com'])
    expect(checkInquiry({ ...inquiry, email })).toEqual([{ field: 'email', kind: 'malformed' }]);
});

test('[S4] treats any text, selection or rating as a draft', () => {
  expect(hasDraft(emptyInquiry)).toBe(false);
  expect(hasDraft({ ...emptyInquiry, phone: '1' })).toBe(true);
  expect(hasDraft({ ...emptyInquiry, terms: true })).toBe(true);
  expect(hasDraft(emptyReview)).toBe(false);
  expect(hasDraft({ ...emptyReview, rating: 1 })).toBe(true);
});
