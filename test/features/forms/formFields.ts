import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../../locales/words';
import type { Model } from '../../../machines/testing/model';
import { draftsKey } from '../../../src/start/pageContract';
import type { HeldRequests } from '../../browser/models/heldRequests';
import type { Locale } from '../../browser/support/words';

/** Value and error of one form field. */
interface Written {
  readonly field: string;
  readonly value: unknown;
  readonly complaint: string | undefined;
}

interface Form {
  readonly form: Locator;
  readonly submit: Locator;
  readonly controls: Readonly<Record<string, Locator>>;
}

/** Steps of both forms: filling in, submitting, and the server's answers. */
export function formSteps(model: Model, { form, submit, controls }: Form, requests: HeldRequests) {
  const fill = (step: string) => () => fillIn(form, model, step, controls);
  const headers = { 'access-control-allow-origin': '*' };
  const answer = (status: number) => () =>
    requests.answer((route) => route.fulfill({ status, headers, json: {} }));
  return {
    'fill in everything': fill('fill in everything'),
    'fill in with an invalid email': fill('fill in with an invalid email'),
    submit: () => {
      requests.hold();
      return submit.press('Enter');
    },
    'the server accepts it': answer(201),
    'the server reports a duplicate': answer(208),
    'the server limits the rate': answer(429),
    'the server fails': answer(500),
  };
}

const choices: readonly string[] = ['service', 'budget', 'timeline'];

/** Keeps everything that a model fills in as the draft of an earlier document. */
export async function keepDraft(page: Page, form: string, { steps }: Model): Promise<void> {
  const step = steps['fill in everything'];
  const events = step && 'events' in step ? step.events : [];
  const draft = Object.fromEntries(events.map(({ field, value }) => [field, value]));
  await page.addInitScript(([key, drafts]) => sessionStorage.setItem(key, drafts), [
    draftsKey,
    JSON.stringify({ [form]: draft }),
  ] as const);
}

/**
 * Enters the values of a step by keyboard, because a toast may cover a control. Skips unchanged values except
 * choices.
 */
async function fillIn(
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
    if (choices.includes(field)) await control.selectOption(String(value));
    else if (before?.some((one) => one.field === field && one.value === value)) continue;
    else if (typeof value === 'string') await control.fill(value);
    else await control.press('Space');
  }
}

/** A form as its model describes it; undefined without a form. `missing` has the messages of empty required fields. */
export async function seenIn(
  form: Locator,
  { t }: Locale,
  place: 'contact' | 'reviews',
  missing: readonly MessageKey[],
) {
  const kinds = new Map(missing.map((key) => [t(key), 'missing']));
  kinds.set(t('forms.emailInvalid'), 'malformed');
  const fields = await readFields(form);
  if (!fields) return undefined;
  return {
    status: 'shown' as const,
    values: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
    errors: fields.flatMap(({ field, complaint }) =>
      complaint === undefined ? [] : [{ field, kind: kinds.get(complaint) ?? complaint }],
    ),
    isSending: await form.getByRole('button', { name: t(`${place}.form.submitting`) }).isVisible(),
    hasFailed: await form.getByText(t(`${place}.form.failed`)).isVisible(),
    isLimited: await form.getByText(t(`${place}.form.limited`)).isVisible(),
    isStamped: await form.getByText(t('contact.form.received', { time: '' })).isVisible(),
  };
}

async function readFields(form: Locator): Promise<readonly Written[] | undefined> {
  // Does not wait for a form that was just removed.
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
