import * as v from 'valibot';
import {
  byField,
  type FieldTable,
  type FormField,
  type FormValues,
  fieldsOf,
  findErrors,
  type InquiryValues,
  inquiryFields,
  type ReviewValues,
  reviewFields,
  trimmed,
  type ValuesOf,
} from '../machines/formRules';
import { postedInquiry, postedReview } from '../src/adapters/posted';
import { choicesOf } from '../src/content/inquiryOptions';
import { cleanLine, cleanText } from './cleanText';

/** Sanitized and validated values, or the first invalid field with the expected value. */
export type Reading<Values> = { readonly ok: true; readonly values: Values } | Refusal;

interface Refusal {
  readonly ok: false;
  readonly error: string;
}

export interface PostedReview {
  readonly appId: string;
  readonly values: ReviewValues;
}

/** Parses the body of `POST /api/reviews` by the rules of the site's form. Unknown fields are ignored. */
export function readPostedReview(body: string): Reading<PostedReview> {
  return readBody(body, postedReview, ({ appId, ...posted }) => {
    if (!/^[\w.-]{1,100}$/.test(appId)) return wrongField('appId', expectedAppId);
    const read = readValues(posted, reviewFields);
    return read.ok ? { ok: true, values: { appId, values: read.values } } : read;
  });
}

/** Parses the body of `POST /api/inquiries` by the rules of the site's form. Unknown fields are ignored. */
export function readPostedInquiry(body: string): Reading<InquiryValues> {
  return readBody(body, postedInquiry, (posted) => readValues(posted, inquiryFields));
}

function readValues<Fields extends FieldTable>(
  posted: FormValues,
  fields: Fields,
): Reading<ValuesOf<Fields>> {
  const clean = byField(Object.keys(fields), (name) => {
    const value = posted[name] ?? '';
    if (typeof value !== 'string') return value;
    return fields[name]?.kind === 'longText' ? cleanText(value) : cleanLine(value);
  });
  const values = trimmed(clean) as ValuesOf<Fields>;
  const wrong = findErrors(values, fields)[0]?.field ?? unknownChoice(values, fields);
  const field = wrong === undefined ? undefined : fields[wrong];
  return wrong && field ? wrongField(wrong, expectationOf(wrong, field)) : { ok: true, values };
}

/** First choice with an unknown option. */
function unknownChoice(values: FormValues, fields: FieldTable): string | undefined {
  return fieldsOf(fields, 'choice').find(
    (name) =>
      values[name] !== '' && !choicesOf(name).some((option) => option.value === values[name]),
  );
}

function readBody<Schema extends v.GenericSchema, Values>(
  body: string,
  schema: Schema,
  read: (posted: v.InferOutput<Schema>) => Reading<Values>,
): Reading<Values> {
  const sent = parse(body);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return refused('Invalid body: expected a JSON object');
  }
  const result = v.safeParse(schema, sent);
  if (result.success) return read(result.output);
  const field = v.getDotPath(result.issues[0]) ?? '';
  const known = field === 'appId' ? undefined : { ...reviewFields, ...inquiryFields }[field];
  return wrongField(field, known ? expectationOf(field, known) : expectedAppId);
}

/** Names the field but not its value, which may be an address. */
function wrongField(field: string, expected: string): Refusal {
  return refused(`${field} is invalid: expected ${expected}`);
}

function refused(error: string): Refusal {
  return { ok: false, error };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const expectedAppId = 'letters, digits, dot, dash or underscore, at most 100';

function expectationOf(name: string, { kind, isRequired, maxLength }: FormField): string {
  switch (kind) {
    case 'choice': {
      const options = `one of ${choicesOf(name)
        .map(({ value }) => value)
        .join(', ')}`;
      return isRequired ? options : `${options}, or nothing`;
    }
    case 'rating':
      return 'a whole number from 1 to 5';
    case 'consent':
      return 'true';
    case 'email':
      return `an email address of at most ${maxLength} characters`;
    default:
      return `text of ${isRequired ? '1 to' : 'at most'} ${maxLength} characters`;
  }
}
