import type { FormActor } from '../../../machines/createFormMachine';
import {
  emptyValues,
  type FieldTable,
  type FormValues,
  hasDraft,
} from '../../../machines/formRules';
import { readStorage, writeStorage } from '../../platform/visit';
import { draftsKey } from '../../start/pageContract';

type Forms = Readonly<Record<'contactForm' | 'reviewForm', FormActor>>;

/** Draft that an earlier document of this tab kept, as far as it fits the fields: another version may have written it. */
export function keptDraft(form: keyof Forms, fields: FieldTable): FormValues {
  const empty: FormValues = emptyValues(fields);
  const fits = (entry: [string, unknown]): entry is [string, FormValues[string]] =>
    entry[0] in empty && typeof entry[1] === typeof empty[entry[0]];
  try {
    const draft: unknown = JSON.parse(readStorage('sessionStorage', draftsKey) ?? '{}')[form];
    return Object.fromEntries(Object.entries(draft ?? {}).filter(fits));
  } catch {
    return {};
  }
}

/**
 * Keeps the drafts of both forms for the next document of this tab.
 * @returns false if there is a draft and storage is blocked or full.
 */
export function keepDrafts({ contactForm, reviewForm }: Forms): boolean {
  const drafts = { contactForm: valuesOf(contactForm), reviewForm: valuesOf(reviewForm) };
  const isKept = writeStorage('sessionStorage', draftsKey, JSON.stringify(drafts));
  return isKept || !Object.values(drafts).some(hasDraft);
}

/** Once drafts were kept, keeps what becomes of them as well. */
export function followDrafts(forms: Forms): void {
  if (readStorage('sessionStorage', draftsKey))
    addEventListener('pagehide', () => keepDrafts(forms));
}

function valuesOf(form: Forms[keyof Forms]): FormValues {
  return form.getSnapshot().context.values;
}
