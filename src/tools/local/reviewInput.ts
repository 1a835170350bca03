import * as v from 'valibot';
import { isBlank } from '../../../machines/formRules';
import { type Review, serviceValues } from './review';

/** What a visitor sends, checked and trimmed; id, status and time are the server's to give. */
export type ReviewInput = Omit<Review, 'id' | 'status' | 'createdAt'>;

export type ReviewInputReading =
  | { readonly ok: true; readonly input: ReviewInput }
  | { readonly ok: false; readonly error: string };

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !isBlank(value)),
    v.maxLength(most),
  );

const schema = v.object({
  appId: v.pipe(text(100), v.regex(/^[\w.-]+$/)),
  name: text(100),
  company: text(100),
  service: v.pipe(text(100), v.picklist(serviceValues)),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  review: text(2000),
  email: v.nullish(
    v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^$|^[^\s@]+@[^\s@]+$/)),
    '',
  ),
});

const expectations: Readonly<Record<string, string>> = {
  appId: 'letters, digits, dot, dash or underscore, at most 100',
  name: 'text of 1 to 100 characters',
  company: 'text of 1 to 100 characters',
  service: `one of ${serviceValues.join(', ')}`,
  rating: 'a whole number from 1 to 5',
  review: 'text of 1 to 2000 characters',
  email: 'an email address of at most 254 characters, or nothing',
};

/**
 * Reads the body of `POST /api/reviews`. Fields it does not know are ignored, `status` among them.
 * A refusal names the first field that is wrong, what was given and what is expected.
 */
export function readReviewInput(body: string): ReviewInputReading {
  const sent = parse(body);
  if (!isRecord(sent)) {
    return { ok: false, error: `The body is ${shown(sent ?? body)}: expected a JSON object` };
  }
  const result = v.safeParse(schema, sent);
  if (result.success) return { ok: true, input: result.output };
  const field = v.getDotPath(result.issues[0]) ?? '';
  return { ok: false, error: `${field} is ${shown(sent[field])}: expected ${expectations[field]}` };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  if (text.length <= 60) return text;
  return typeof value === 'string'
    ? `${text.slice(0, 40)}…" (${value.length} characters)`
    : `${text.slice(0, 40)}…`;
}
