import * as v from 'valibot';
import {
  checkEnquiry,
  checkReview,
  type EnquiryValues,
  type FieldError,
  maxLengths,
  type ReviewValues,
  trimmed,
} from '../../machines/formRules';
import { budgetOptions, serviceOptions, timelineOptions } from '../content/enquiryOptions';
import { postedEnquiry, postedReview, postedSigns } from '../services/posted';
import { cleanLine, cleanText } from './cleanText';

/** What was posted, made harmless and checked; or the first field that is wrong, and what is expected. */
export type Reading<Values> = { readonly ok: true; readonly values: Values } | Refusal;

interface Refusal {
  readonly ok: false;
  readonly status: 400 | 422;
  readonly error: string;
}

export interface PostedReview {
  readonly appId: string;
  readonly values: ReviewValues;
}

/** Reads the body of `POST /api/reviews`, by the rules of the site's own form. Other fields are ignored. */
export function readPostedReview(body: string, acceptsPrograms = false): Reading<PostedReview> {
  return readBody(
    body,
    { schema: postedReview, acceptsPrograms },
    ({ appId, rating, ...texts }) => {
      const values: ReviewValues = trimmed({ ...cleaned(texts, 'review'), rating });
      const wrong =
        (/^[\w.-]{1,100}$/.test(appId) ? undefined : 'appId') ??
        (isOption(serviceOptions, values.service) ? undefined : 'service') ??
        (Number.isInteger(rating) && rating >= 1 && rating <= 5 ? undefined : 'rating') ??
        firstOf(checkReview(values));
      return wrong === undefined ? { values: { appId, values } } : { wrong };
    },
  );
}

/** Reads the body of `POST /api/enquiries`, by the rules of the site's own form. Other fields are ignored. */
export function readPostedEnquiry(body: string, acceptsPrograms = false): Reading<EnquiryValues> {
  return readBody(body, { schema: postedEnquiry, acceptsPrograms }, ({ terms, ...texts }) => {
    const values: EnquiryValues = trimmed({ ...cleaned(texts, 'message'), terms });
    const wrong =
      firstOf(checkEnquiry(values)) ??
      (isOption(serviceOptions, values.service) ? undefined : 'service') ??
      (values.budget === '' || isOption(budgetOptions, values.budget) ? undefined : 'budget') ??
      (values.timeline === '' || isOption(timelineOptions, values.timeline)
        ? undefined
        : 'timeline');
    return wrong === undefined ? { values } : { wrong };
  });
}

function readBody<Schema extends v.GenericSchema, Values>(
  body: string,
  { schema, acceptsPrograms }: { readonly schema: Schema; readonly acceptsPrograms: boolean },
  check: (
    posted: v.InferOutput<Schema>,
  ) => { readonly values: Values } | { readonly wrong: string },
): Reading<Values> {
  const sent = parse(body);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return refused('The body is not what is expected: a JSON object');
  }
  if (!acceptsPrograms && isOfProgram(sent)) {
    const error = 'This was sent as a program does it: expected a person, who takes their time';
    return { ok: false, status: 422, error };
  }
  const result = v.safeParse(schema, sent);
  if (!result.success) return wrongField(v.getDotPath(result.issues[0]) ?? '');
  const checked = check(result.output);
  return 'wrong' in checked ? wrongField(checked.wrong) : { ok: true, values: checked.values };
}

/** Names the field, not what stood in it: that may be an address. */
function wrongField(field: string): Refusal {
  return refused(`${field} cannot be used: expected ${expectations[field] ?? 'text'}`);
}

function refused(error: string): Refusal {
  return { ok: false, status: 400, error };
}

/** The site says so only where no person could have done it. */
function isOfProgram(sent: object): boolean {
  const { website = '', seconds } = v.parse(postedSigns, sent);
  return website !== '' || seconds !== undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function cleaned<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  long: string,
): Texts {
  const entries = Object.entries(texts).map(([field, text]) => [
    field,
    field === long ? cleanText(text) : cleanLine(text),
  ]);
  return Object.fromEntries(entries);
}

function isOption(options: readonly { readonly value: string }[], value: string): boolean {
  return options.some((option) => option.value === value);
}

function firstOf(errors: readonly FieldError<string>[]): string | undefined {
  return errors[0]?.field;
}

const oneOf = (options: readonly { readonly value: string }[]) =>
  `one of ${options.map(({ value }) => value).join(', ')}`;
const line = (most: number) => `text of 1 to ${most} characters`;

const expectations: Readonly<Record<string, string>> = {
  appId: 'letters, digits, dot, dash or underscore, at most 100',
  name: line(maxLengths.name),
  company: line(maxLengths.company),
  service: oneOf(serviceOptions),
  rating: 'a whole number from 1 to 5',
  review: line(maxLengths.review),
  email: `an email address of at most ${maxLengths.email} characters`,
  phone: `text of at most ${maxLengths.phone} characters`,
  budget: `${oneOf(budgetOptions)}, or nothing`,
  timeline: `${oneOf(timelineOptions)}, or nothing`,
  message: line(maxLengths.message),
  terms: 'true',
};
