/** An enquiry as typed. Source: specification, section 3. */
export interface EnquiryValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service: string;
  readonly budget: string;
  readonly timeline: string;
  readonly message: string;
  /** Whether the terms are accepted. */
  readonly terms: boolean;
}

/** A testimonial as typed. Source: specification, section 3. */
export interface ReviewValues {
  readonly name: string;
  readonly company: string;
  readonly service: string;
  /** 1 to 5; 0 while no star is chosen. */
  readonly rating: number;
  readonly review: string;
  readonly email: string;
}

type FieldErrorKind = 'missing' | 'malformed' | 'tooLong';

/** What is wrong with one field. Its words are the view's to choose. */
export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly kind: FieldErrorKind;
}

/** A value that was typed or chosen, of the type that its field holds. */
export type Change<Values> = {
  [Field in keyof Values]: { readonly field: Field; readonly value: Values[Field] };
}[keyof Values];

/** The event that tells of a change. */
export type FieldChange<Values> = { readonly type: 'field.changed' } & Change<Values>;

/** What a form knows: what was typed, and what is held against it. */
export interface FormContext<Values> {
  readonly values: Values;
  /** In the order of the fields. */
  readonly errors: readonly FieldError<keyof Values & string>[];
}

export type FormEmitted<Values> =
  /** The view brings the person to the first error. */
  | { readonly type: 'form.rejected'; readonly errors: FormContext<Values>['errors'] }
  | { readonly type: 'form.sent' }
  | { readonly type: 'form.failed' };

/** The most characters of each text, counted as `maxlength` counts them. Source: decisions, Forms. */
export const maxLengths = {
  name: 100,
  company: 100,
  email: 254,
  phone: 30,
  message: 2000,
  review: 2000,
} as const;

export const emptyEnquiry: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  budget: '',
  timeline: '',
  message: '',
  terms: false,
};

export const emptyReview: ReviewValues = {
  name: '',
  company: '',
  service: '',
  rating: 0,
  review: '',
  email: '',
};

/** What keeps an enquiry from being sent, in the order of the fields. Source: specification, section 5. */
export function checkEnquiry(values: EnquiryValues): readonly FieldError<keyof EnquiryValues>[] {
  return check(values, enquiryRules);
}

/** What keeps a review from being sent, in the order of the fields. Source: specification, section 5. */
export function checkReview(values: ReviewValues): readonly FieldError<keyof ReviewValues>[] {
  return check(values, reviewRules);
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
export function hasDraft(values: EnquiryValues | ReviewValues): boolean {
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
export function trimmed<Values extends EnquiryValues | ReviewValues>(values: Values): Values {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return {
    ...values,
    ...Object.fromEntries(texts.map(([field, text]) => [field, isBlank(text) ? '' : text.trim()])),
  };
}

interface Rule<Field extends string> {
  readonly field: Field;
  readonly isRequired?: true;
  readonly isEmail?: true;
  /** Characters at the most. */
  readonly maxLength?: number;
}

const enquiryRules: readonly Rule<keyof EnquiryValues>[] = [
  { field: 'name', isRequired: true, maxLength: maxLengths.name },
  { field: 'email', isRequired: true, maxLength: maxLengths.email, isEmail: true },
  { field: 'phone', maxLength: maxLengths.phone },
  { field: 'company', maxLength: maxLengths.company },
  { field: 'service', isRequired: true },
  { field: 'message', isRequired: true, maxLength: maxLengths.message },
  { field: 'terms', isRequired: true },
];

const reviewRules: readonly Rule<keyof ReviewValues>[] = [
  { field: 'name', isRequired: true, maxLength: maxLengths.name },
  { field: 'company', isRequired: true, maxLength: maxLengths.company },
  { field: 'service', isRequired: true },
  { field: 'rating', isRequired: true },
  { field: 'review', isRequired: true, maxLength: maxLengths.review },
  { field: 'email', maxLength: maxLengths.email, isEmail: true },
];

type Value = string | number | boolean;

/** Something, an @, and a domain with a dot: enough to catch a slip, and no living address is rejected. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function check<Field extends string>(
  values: Readonly<Record<Field, Value>>,
  rules: readonly Rule<Field>[],
): readonly FieldError<Field>[] {
  return rules.flatMap((rule) => {
    const kind = errorIn(values[rule.field], rule);
    return kind ? [{ field: rule.field, kind }] : [];
  });
}

function errorIn(value: Value, rule: Rule<string>): FieldErrorKind | undefined {
  if (isEmpty(value)) return rule.isRequired && 'missing';
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (rule.maxLength !== undefined && text.length > rule.maxLength) return 'tooLong';
  return rule.isEmail && !emailShape.test(text) ? 'malformed' : undefined;
}

function isEmpty(value: Value): boolean {
  return typeof value === 'string' ? isBlank(value) : !value;
}
