import type { FieldKind } from '../../machines/fieldKinds';
import type { FieldTable, ValuesOf } from '../../machines/formRules';
import { choicesOf } from '../../src/features/forms/inquiryOptions';

interface Example {
  readonly valid: (name: string) => unknown;
  readonly invalid: unknown;
}

const examples: Readonly<Record<FieldKind, Example>> = {
  text: { valid: (name) => `A ${name}`, invalid: 7 },
  email: { valid: () => 'dana@example.com', invalid: 'nobody' },
  phone: { valid: () => '03-123-4567', invalid: '0'.repeat(31) },
  longText: { valid: (name) => `A long ${name}`, invalid: 'x'.repeat(2001) },
  choice: { valid: (name) => choicesOf(name).at(-1)?.value, invalid: 'plumbing' },
  rating: { valid: () => 4, invalid: 4.5 },
  consent: { valid: () => true, invalid: 'yes' },
};

/** A form with a valid value in every field. */
export function filledForm<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    examples[kind].valid(name),
  ]);
  return Object.fromEntries(values);
}

/** For each field of a form, a change to an invalid value. */
export function invalidChanges(fields: FieldTable): Readonly<Record<string, unknown>>[] {
  return Object.entries(fields).map(([name, { kind }]) => ({ [name]: examples[kind].invalid }));
}
