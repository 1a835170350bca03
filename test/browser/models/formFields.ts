import type { Locator } from '@playwright/test';
import type { MessageKey } from '../../../locales/words';
import type { Model } from '../../../machines/model';
import type { Locale } from '../support/words';

/** What stands in one field of a form, and what is said to be wrong with it. */
interface Written {
  readonly field: string;
  readonly value: unknown;
  readonly complaint: string | undefined;
}

/**
 * Writes what a step of a form's model writes, by keyboard: a message may lie over a control. What stands
 * there already is left, but for a choice: it is made again.
 */
export async function fillIn(
  form: Locator,
  { steps }: Model,
  step: string,
  controls: Readonly<Record<string, Locator>>,
): Promise<void> {
  const what = steps[step];
  if (!what || !('events' in what)) throw new Error(`"${step}" writes nothing`);
  const before = await readFields(form);
  for (const { field, value } of what.events) {
    const control = controls[field];
    if (!control) throw new Error(`nobody knows where "${field}" is written`);
    if (field === 'service') await control.selectOption(String(value));
    else if (before?.some((one) => one.field === field && one.value === value)) continue;
    else if (typeof value === 'string') await control.fill(value);
    else await control.press('Space');
  }
}

/**
 * A form's values and errors as a model says them; nothing while there is no form. `missing` is what is said
 * where something is missing.
 */
export async function seenIn(form: Locator, { t }: Locale, missing: readonly MessageKey[]) {
  const kinds = new Map(missing.map((key) => [t(key), 'missing']));
  kinds.set(t('forms.emailInvalid'), 'malformed');
  const fields = await readFields(form);
  return (
    fields && {
      values: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
      errors: fields.flatMap(({ field, complaint }) =>
        complaint === undefined ? [] : [{ field, kind: kinds.get(complaint) ?? complaint }],
      ),
    }
  );
}

/** Reads every field at once, by the names that a form sends them by. */
async function readFields(form: Locator): Promise<readonly Written[] | undefined> {
  // A form that has just gone is not waited for.
  const [fields] = await form.evaluateAll((forms) =>
    forms.map((node) => {
      if (!(node instanceof HTMLFormElement)) throw new Error('this is no form');
      const read = (field: string) => {
        const named = node.elements.namedItem(field);
        if (named instanceof RadioNodeList) {
          const group = named[0]?.parentElement?.closest('[role="radiogroup"]');
          return { field, value: Number(named.value), complaint: complaintAt(group) };
        }
        const isTick = named instanceof HTMLInputElement && named.type === 'checkbox';
        const value = isTick ? named.checked : named && Reflect.get(named, 'value');
        return { field, value, complaint: complaintAt(named) };
      };
      const names = [...node.elements].map((control) => control.getAttribute('name') ?? '');
      return [...new Set(names)].filter((name) => name !== '').map(read);

      function complaintAt(control: Element | null | undefined) {
        if (control?.getAttribute('aria-invalid') !== 'true') return undefined;
        const [first = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        return document.getElementById(first)?.textContent ?? '';
      }
    }),
  );
  return fields;
}
