type FieldKind = 'text' | 'email' | 'phone' | 'longText' | 'choice' | 'rating' | 'consent';

/** One field of a form: its rule, its control, and what is sent, stored and mailed of it follow from this. */
export interface FormField {
  readonly kind: FieldKind;
  /** The part of the form that it belongs to. */
  readonly part: 'person' | 'order' | 'words';
  readonly isRequired?: true;
  /** The maximum length of a text, counted as `maxlength` counts it. Source: decisions, Forms. */
  readonly maxLength?: number;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
}

export type FieldTable = Readonly<Record<string, FormField>>;

/**
 * The inquiry, in the order of its fields. A field's words are `contact.form.<name>`, its choices are in
 * `src/content/inquiryOptions.ts`. Source: specification, sections 3 and 5.
 */
export const inquiryFields = {
  name: { kind: 'text', part: 'person', isRequired: true, maxLength: 100, autoComplete: 'name' },
  email: { kind: 'email', part: 'person', isRequired: true, maxLength: 254, autoComplete: 'email' },
  phone: { kind: 'phone', part: 'person', maxLength: 30, autoComplete: 'tel' },
  company: { kind: 'text', part: 'person', maxLength: 100, autoComplete: 'organization' },
  service: { kind: 'choice', part: 'order', isRequired: true },
  budget: { kind: 'choice', part: 'order' },
  timeline: { kind: 'choice', part: 'order' },
  message: { kind: 'longText', part: 'words', isRequired: true, maxLength: 2000 },
  terms: { kind: 'consent', part: 'words', isRequired: true },
} as const satisfies FieldTable;

/** The review, in the order of its fields. Its words are `reviews.form.<name>`. Source: specification, sections 3 and 5. */
export const reviewFields = {
  name: inquiryFields.name,
  company: { ...inquiryFields.company, isRequired: true },
  service: { ...inquiryFields.service, part: 'person' },
  rating: { kind: 'rating', part: 'person', isRequired: true },
  review: inquiryFields.message,
  email: { kind: 'email', part: 'words', maxLength: 254, autoComplete: 'email' },
} as const satisfies FieldTable;

type ValueOf<Field extends FormField> = Field['kind'] extends 'consent'
  ? boolean
  : Field['kind'] extends 'rating'
    ? number
    : string;

/** What is typed in a form: texts and choices, a rating of 1 to 5 or 0, and whether the terms are accepted. */
export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
export type InquiryValues = ValuesOf<typeof inquiryFields>;
export type ReviewValues = ValuesOf<typeof reviewFields>;

type Value = string | number | boolean;

/** The values of either form. */
export type FormValues = Readonly<Record<string, Value>>;

/** The names of the fields of some kinds. */
export type FieldOf<Fields extends FieldTable, Kind extends FieldKind> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

/** The fields of some kinds, or all, in order. */
export function fieldsOf<Fields extends FieldTable, const Kind extends FieldKind = FieldKind>(
  fields: Fields,
  ...kinds: readonly Kind[]
): readonly FieldOf<Fields, Kind>[] {
  const names = Object.keys(fields) as FieldOf<Fields, Kind>[];
  return kinds.length === 0
    ? names
    : names.filter((name) => kinds.some((kind) => kind === fields[name]?.kind));
}

/** A value for each of some fields. */
export function byField<Name extends string, Result>(
  names: readonly Name[],
  resultOf: (name: Name) => Result,
): Readonly<Record<Name, Result>> {
  return Object.fromEntries(names.map((name) => [name, resultOf(name)])) as Record<Name, Result>;
}

/** What is wrong with one field. Its words are the view's to choose. */
export interface FieldError<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'missing' | 'malformed' | 'tooLong';
}

/** A form that nobody has typed in. */
export function emptyValues<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'consent' ? false : kind === 'rating' ? 0 : '',
  ]);
  return Object.fromEntries(values);
}

export const emptyInquiry = emptyValues(inquiryFields);
export const emptyReview = emptyValues(reviewFields);

/** What keeps a form from being sent, in the order of its fields. Source: specification, section 5. */
export function findErrors<Fields extends FieldTable>(
  values: FormValues,
  fields: Fields,
): readonly FieldError<keyof Fields & string>[] {
  return Object.entries(fields).flatMap(([field, rule]) => {
    const kind = errorIn(values[field] ?? '', rule);
    return kind ? [{ field, kind }] : [];
  });
}

/**
 * The errors that are left after `field` was changed. Only a field that was rejected is looked at
 * again: nobody is told that a half-typed address is malformed before they have tried to send it.
 */
export function remainingErrors<Field extends string>(
  before: readonly FieldError<Field>[],
  now: readonly FieldError<Field>[],
  field: Field,
): readonly FieldError<Field>[] {
  return before.flatMap((error) =>
    error.field === field ? now.filter((found) => found.field === field) : [error],
  );
}

/** Whether a person would miss something if these values were lost. */
export function hasDraft(values: FormValues): boolean {
  return Object.values(values).some((value) => !isEmpty(value));
}

/**
 * Whether nothing of a text can be seen: it holds only spaces, controls, the empty pattern of braille, and what
 * Unicode calls ignorable, such as zero-width spaces, joiners, direction marks, selectors, tags and fillers.
 * Source: Unicode Standard Annex 44, Default_Ignorable_Code_Point.
 */
export function isBlank(text: string): boolean {
  return withoutShape.test(text);
}

const withoutShape = /^[\s\p{Cc}\p{DI}\u2800]*$/u;

/** The values as they are sent: no space around a text, and nothing for one that cannot be seen. */
export function trimmed<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    return [field, isBlank(value) ? '' : value.trim()];
  });
  return Object.fromEntries(entries);
}

/** Something, an @, and a domain with a dot: enough to catch a slip, and no living address is rejected. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function errorIn(value: Value, rule: FormField): FieldError['kind'] | undefined {
  if (isEmpty(value)) return rule.isRequired && 'missing';
  if (typeof value === 'number')
    return Number.isInteger(value) && value >= 1 && value <= 5 ? undefined : 'malformed';
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (rule.maxLength !== undefined && text.length > rule.maxLength) return 'tooLong';
  return rule.kind === 'email' && !emailShape.test(text) ? 'malformed' : undefined;
}

function isEmpty(value: Value): boolean {
  return typeof value === 'string' ? isBlank(value) : !value;
}
