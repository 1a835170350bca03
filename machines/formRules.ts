import { type FieldKind, type Held, type Kind, kinds, type TypedKind } from './fieldKinds';
import { plainCharacters } from './typedNumber';

/** One field of a form. Its rule, its control, and how it is sent, stored and mailed are derived from this. */
export type FormField = {
  /** Section of the form. */
  readonly part: 'person' | 'project' | 'more' | 'message';
  readonly isRequired?: true;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization' | 'url';
} & (
  | {
      readonly kind: TypedKind;
      /** Maximum length, counted like `maxlength`. Source: docs/specification.md, section 5. */
      readonly maxLength: number;
    }
  | { readonly kind: Exclude<FieldKind, TypedKind>; readonly maxLength?: undefined }
);

export type FieldTable = Readonly<Record<string, FormField>> & { readonly [honeypot]?: never };

/**
 * Fields of the inquiry, in order. Labels are `contact.form.<name>`; choices are in `src/features/forms/inquiryOptions.ts`.
 * Source: docs/specification.md, sections 3 and 5.
 */
export const inquiryFields = {
  name: { kind: 'text', part: 'person', isRequired: true, maxLength: 100, autoComplete: 'name' },
  email: { kind: 'email', part: 'person', isRequired: true, maxLength: 254, autoComplete: 'email' },
  phone: { kind: 'phone', part: 'person', maxLength: 30, autoComplete: 'tel' },
  company: { kind: 'text', part: 'person', maxLength: 100, autoComplete: 'organization' },
  service: { kind: 'choice', part: 'project', isRequired: true },
  budget: { kind: 'choice', part: 'more' },
  timeline: { kind: 'choice', part: 'more' },
  message: { kind: 'longText', part: 'message', isRequired: true, maxLength: 2000 },
  terms: { kind: 'consent', part: 'message', isRequired: true },
} as const satisfies FieldTable;

/** Fields of the review, in order. Labels are `reviews.form.<name>`. Source: docs/specification.md, sections 3 and 5. */
export const reviewFields = {
  name: inquiryFields.name,
  company: { ...inquiryFields.company, isRequired: true },
  service: { ...inquiryFields.service, part: 'person' },
  rating: { kind: 'rating', part: 'person', isRequired: true },
  review: inquiryFields.message,
  email: { kind: 'email', part: 'message', maxLength: 254, autoComplete: 'email' },
} as const satisfies FieldTable;

/** Values of a form: text and choices, a rating from 1 to 5 or 0, and whether the terms are accepted. */
export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: Held[Fields[Name]['kind']];
};
export type InquiryValues = ValuesOf<typeof inquiryFields>;
export type ReviewValues = ValuesOf<typeof reviewFields>;

type Value = Held[FieldKind];

/** The values of either form. */
export type FormValues = Readonly<Record<string, Value>>;

/** Header in which the browser names the signals of an automated submission to the backend. */
export const formSignals = 'x-form-signals';
/** Name of the hidden field that only programs fill in. No field of a form has it. */
export const honeypot = 'website-url';

/** Names of the fields of some kinds. */
export type FieldOf<Fields extends FieldTable, Kind extends FieldKind> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

/** Names of the fields of some kinds, or of all, in order. */
export function fieldsOf<Fields extends FieldTable, const Kind extends FieldKind = FieldKind>(
  fields: Fields,
  ...kinds: readonly Kind[]
): readonly FieldOf<Fields, Kind>[] {
  return fieldsWith(fields, ({ kind }) => kinds.length === 0 || kinds.some((one) => one === kind));
}

/** Fields that are stored: all but consents, which everything that is stored has. */
export type StoredField<Fields extends FieldTable> = FieldOf<Fields, Exclude<FieldKind, 'consent'>>;

/** Names of the stored fields, in order. */
export function storedFields<Fields extends FieldTable>(
  fields: Fields,
): readonly StoredField<Fields>[] {
  return fieldsWith(fields, ({ kind }) => kind !== 'consent');
}

export type RequiredField<Fields extends FieldTable> = {
  [Name in keyof Fields & string]: Fields[Name] extends { isRequired: true } ? Name : never;
}[keyof Fields & string];

/** Names of the required fields, in order. */
export function requiredFields<Fields extends FieldTable>(
  fields: Fields,
): readonly RequiredField<Fields>[] {
  return fieldsWith(fields, ({ isRequired }) => isRequired === true);
}

function fieldsWith<Name extends string>(
  fields: FieldTable,
  fits: (rule: FormField) => boolean,
): readonly Name[] {
  const isName = (name: string): name is Name => {
    const rule = fields[name];
    return rule !== undefined && fits(rule);
  };
  return Object.keys(fields).filter(isName);
}

/** Builds an object with a value for each field. */
export function byField<Name extends string, Result>(
  names: readonly Name[],
  resultOf: (name: Name) => Result,
): Readonly<Record<Name, Result>> {
  return Object.fromEntries(names.map((name) => [name, resultOf(name)])) as Record<Name, Result>;
}

/** Validation error of one field. The view chooses the message. */
export interface FieldError<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'missing' | 'malformed' | 'tooLong';
}

/** Initial values. */
export function emptyValues<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { kind }]) => [name, kinds[kind].empty]);
  return Object.fromEntries(values);
}

export const emptyInquiry = emptyValues(inquiryFields);
export const emptyReview = emptyValues(reviewFields);

/** Validation errors in the order of the fields. Source: docs/specification.md, section 5. */
export function findErrors(values: FormValues, fields: FieldTable): readonly FieldError[] {
  return Object.entries(fields).flatMap(([field, rule]) => {
    const kind = errorIn(values[field] ?? '', rule);
    return kind ? [{ field, kind }] : [];
  });
}

/**
 * Errors that remain after `field` has changed. Only fields with an error are validated again, so that a half-typed
 * address is not reported before the next submission.
 */
export function remainingErrors(
  before: readonly FieldError[],
  now: readonly FieldError[],
  field: string,
): readonly FieldError[] {
  return before.flatMap((error) =>
    error.field === field ? now.filter((found) => found.field === field) : [error],
  );
}

/** True if the form holds input that would be lost. */
export function hasDraft(values: FormValues): boolean {
  return Object.values(values).some((value) => !isEmpty(value));
}

/**
 * True if a text has no visible character: only spaces, controls, the blank Braille pattern, and
 * Default_Ignorable_Code_Point (zero-width spaces, joiners, direction marks, variation selectors, tags, fillers).
 * Source: Unicode Standard Annex 44.
 */
export function isBlank(text: string): boolean {
  return invisibleOnly.test(text);
}

const invisibleOnly = /^[\s\p{Cc}\p{DI}\u2800]*$/u;

/** Values as they are sent: trimmed, empty if nothing is visible, and addresses and numbers in plain characters. */
export function trimmed(values: FormValues, fields: FieldTable): FormValues {
  const entries = Object.entries(values).map(([field, value]) => {
    const kind = fields[field]?.kind;
    return [field, typeof value === 'string' && kind ? sentText(value, kinds[kind]) : value];
  });
  return Object.fromEntries(entries);
}

function sentText(text: string, { typed }: Kind<Value>): string {
  if (isBlank(text)) return '';
  return typed === 'plainly' ? plainCharacters(text) : text.trim();
}

/** Adds a line before the message, as far as there is room for it. */
export function withAbout(values: FormValues, about: string): FormValues {
  if (about === '') return values;
  const message = `\n\n${values.message}`;
  const room = inquiryFields.message.maxLength - message.length;
  return room < 1 ? values : { ...values, message: about.slice(0, room) + message };
}

function errorIn(value: Value, rule: FormField): FieldError['kind'] | undefined {
  if (isEmpty(value)) return rule.isRequired && 'missing';
  const kind: Kind<Value> = kinds[rule.kind];
  const text = sentText(String(value), kind);
  if (rule.maxLength !== undefined && text.length > rule.maxLength) return 'tooLong';
  return kind.shape?.test(text) === false ? 'malformed' : undefined;
}

function isEmpty(value: Value): boolean {
  return typeof value === 'string' ? isBlank(value) : !value;
}
