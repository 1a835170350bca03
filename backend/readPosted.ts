import * as v from 'valibot';
import {
  byField,
  emptyValues,
  type FieldTable,
  type FormField,
  type FormValues,
  fieldsOf,
  findErrors,
  trimmed,
  type ValuesOf,
} from '../machines/formRules';
import { choicesOf } from '../src/features/forms/inquiryOptions';
import { cleanLine, cleanText } from './visitorText';

/**
 * Reads a posted body by the rules of the site's form: sanitized and validated values, or an error. Unknown fields are ignored. Errors name a field but not its
 * value, which may be an address.
 * @param fixed what the body must have besides the fields.
 */
export function readPosted<Fields extends FieldTable>(
  body: string,
  fields: Fields,
  fixed: Readonly<Record<string, string>>,
): { readonly values: ValuesOf<Fields> } | { readonly error: string } {
  const { success, output: sent } = v.safeParse(jsonObject, body);
  if (!success) return { error: 'Invalid body: expected a JSON object' };
  for (const [name, expected] of Object.entries(fixed)) {
    if (sent[name] !== expected) return { error: `${name} is invalid: expected ${expected}` };
  }
  const empty: FormValues = emptyValues(fields);
  const values = trimmed(
    byField(Object.keys(fields), (name) => {
      const value = sent[name] ?? empty[name];
      if (typeof value !== 'string') return value;
      return fields[name]?.kind === 'longText' ? cleanText(value) : cleanLine(value);
    }) as FormValues,
    fields,
  );
  const wrong =
    Object.keys(fields).find((name) => typeof values[name] !== typeof empty[name]) ??
    findErrors(values, fields)[0]?.field ??
    fieldsOf(fields, 'choice').find(
      (name) => values[name] && !optionsOf(name).includes(values[name]),
    );
  const field = fields[wrong ?? ''];
  if (wrong === undefined || !field) return { values: values as ValuesOf<Fields> };
  return { error: `${wrong} is invalid: expected ${expectationOf(wrong, field)}` };
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function optionsOf(name: string): readonly unknown[] {
  return choicesOf(name).map(({ value }) => value);
}

function expectationOf(name: string, { kind, isRequired, maxLength }: FormField): string {
  switch (kind) {
    case 'choice':
      return `one of ${optionsOf(name).join(', ')}${isRequired ? '' : ', or nothing'}`;
    case 'rating':
      return 'a whole number from 1 to 5';
    case 'consent':
      return 'true';
    case 'email':
      return `an email address of at most ${maxLength} characters`;
    case 'text':
    case 'phone':
    case 'longText':
      return `text of ${isRequired ? '1 to' : 'at most'} ${maxLength} characters`;
  }
}
