import { fireEvent } from '@testing-library/react';
import type { Model } from '../../../machines/model';
import { translatorOf } from '../../support/siteWords';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form by the labels that a person reads, without their stars. */
export function controlsIn(form: HTMLElement): ReadonlyMap<string, Control> {
  const controls = form.querySelectorAll<Control>('input, select, textarea');
  return new Map([...controls].map((control) => [labelOf(control), control]));
}

function labelOf(control: Control): string {
  const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? '';
  return label.replace(/ \*$/, '');
}

/** Fills in a form as a step of its model says: what differs, or everything anew where nothing does. */
export function fillIn(
  model: Model,
  step: string,
  controlOf: (field: string, value: unknown) => Control | undefined,
): void {
  const what = model.steps[step];
  if (!what || !('events' in what)) throw new Error(`"${step}" fills nothing in`);
  const wanted = what.events.map(({ field, value }): [Control, unknown] => {
    const control = controlOf(String(field), value);
    if (!control) throw new Error(`there is no field for "${field}"`);
    return [control, value];
  });
  const other = wanted.filter(([control, value]) => !holds(control, value));
  for (const [control, value] of other.length > 0 ? other : wanted) write(control, value);
}

function write(control: Control, value: unknown): void {
  if (isBox(control)) {
    if (holds(control, value)) fireEvent.click(control);
    fireEvent.click(control);
  } else {
    if (holds(control, value)) fireEvent.change(control, { target: { value: '' } });
    fireEvent.change(control, { target: { value } });
  }
}

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Whether a field says a value already; of a radio button, whether it is the one that is chosen. */
function holds(control: Control, value: unknown): boolean {
  return isBox(control) ? isTicked(control) === (value !== false) : control.value === value;
}

/** What stands in a field: its text, its choice, or whether it is ticked. */
export function writtenIn(control: Control | undefined): string | boolean | undefined {
  return control?.type === 'checkbox' ? isTicked(control) : control?.value;
}

const isTicked = (control: Control) => control.matches(':checked');

/** What is said to be wrong with a field, as the model calls it; `missing` are the words for an empty one. */
export function problemOf(
  control: Element | null | undefined,
  missing: string,
): string | undefined {
  if (control?.getAttribute('aria-invalid') !== 'true') return undefined;
  const [id = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const words = document.getElementById(id)?.textContent ?? 'nothing is said';
  if (words === missing) return 'missing';
  return words === malformed ? 'malformed' : words;
}

const malformed = translatorOf('en')('forms.emailInvalid');
