import type { AnyForm } from '../../../machines/createFormMachine';
import { type FormValues, hasDraft } from '../../../machines/formRules';
import { readStorage, writeStorage } from '../../platform/visit';

type Forms = Readonly<Record<'contactForm' | 'reviewForm', Pick<AnyForm, 'getSnapshot'>>>;

/** Key in session storage, which outlives a document. */
const key = 'drafts';

/** Draft that an earlier document of this tab kept; `undefined` if there is none, or if it is malformed. */
export function keptDraft(form: keyof Forms): FormValues | undefined {
  try {
    return JSON.parse(readStorage('sessionStorage', key) ?? '{}')[form];
  } catch {
    return undefined;
  }
}

/**
 * Keeps the drafts of both forms for the next document of this tab.
 * @returns false if there is a draft and storage is blocked or full.
 */
export function keepDrafts({ contactForm, reviewForm }: Forms): boolean {
  const drafts = { contactForm: valuesOf(contactForm), reviewForm: valuesOf(reviewForm) };
  const isKept = writeStorage('sessionStorage', key, JSON.stringify(drafts));
  return isKept || !Object.values(drafts).some(hasDraft);
}

/** Once drafts were kept, keeps what becomes of them as well. */
export function followDrafts(forms: Forms): void {
  if (readStorage('sessionStorage', key)) addEventListener('pagehide', () => keepDrafts(forms));
}

function valuesOf(form: Forms[keyof Forms]): FormValues {
  return form.getSnapshot().context.values;
}
