/** Type tests: nothing runs. `npm run lint` fails if an expected error is missing. */
import type { FieldTable, reviewFields } from '../../machines/formRules';
import type { FieldWords } from '../../src/features/forms/FormFields';
import { type Form, useFormValues } from '../../src/features/forms/useForm';

type Fields = typeof reviewFields;

export function change(words: FieldWords<Fields>) {
  const { email: _email, ...labels } = words.label;
  // @ts-expect-error the email field has no label
  const unlabeled: FieldWords<Fields> = { ...words, label: labels };
  const { rating: _rating, ...messages } = words.missing;
  // @ts-expect-error the required rating has no message
  const silent: FieldWords<Fields> = { ...words, missing: messages };
  // @ts-expect-error the hidden field of the form has this name
  const trapped: FieldTable = { 'website-url': { kind: 'text', part: 'person', maxLength: 9 } };
  return [unlabeled, silent, trapped];
}

export function useBudget(form: Form<Fields>) {
  // @ts-expect-error the review has no budget
  return useFormValues(form, ({ budget }) => budget);
}
