import type { FieldError } from './formRules';

/** What is seen of a form while it shows, whatever is asked in it. */
export interface SeenForm<Values> {
  readonly values: Values;
  readonly errors: readonly FieldError<keyof Values & string>[];
  readonly isSending: boolean;
  readonly hasFailed: boolean;
}

/** A form at rest with nothing held against it, but for what is said otherwise. */
export function seenForm<Values>(
  values: Values,
  rest: Partial<Omit<SeenForm<Values>, 'values'>> = {},
): SeenForm<Values> {
  return { values, errors: [], isSending: false, hasFailed: false, ...rest };
}

/** What is wrong where fields are left empty. */
export function missing<Field extends string>(
  ...fields: readonly Field[]
): readonly FieldError<Field>[] {
  return fields.map((field) => ({ field, kind: 'missing' }));
}

/** What is wrong with an email that is cut short. */
export const emailError = [{ field: 'email', kind: 'malformed' }] as const;

/** What a form emits when it is rejected. */
export function rejection(errors: readonly FieldError<string>[]) {
  return [{ type: 'form.rejected', errors }];
}
