import type { menuEditor as english } from '../../locales/en/menuEditor';
import type { Words } from '../../locales/words';
import { menuEditorModel } from '../../machines/menuEditor.model';
import type { Model } from '../../machines/model';
import type { Driver } from './driver';

/** Facts that both drivers read from a written menu. */

const noButton = 'what no code holds cannot be passed on: there is no button for it';
const inert = 'the pencil lies under the open dialog';

export const menuEditorImpossible: NonNullable<Driver['cannot']> = [
  { state: 'blank', step: 'copy the link', why: noButton },
  { state: 'invalid price', step: 'copy the link', why: noButton },
  { state: 'ready', step: 'press the edit button', why: inert },
  { state: 'ready, closed', step: 'leave', why: 'it is left already' },
];

/** Values that a step writes, by field. */
export function writtenBy(step: string, w: Words<typeof english>) {
  const labels = new Map([
    ['name', w.name],
    ['price1', w.priceOf.replace('{{number}}', '1')],
  ]);
  return eventsOf(step).map(({ field, value }) => ({
    label: labels.get(String(field)) ?? '',
    value: String(value),
  }));
}

/** Fragment of the address that a step opens. */
export function openedBy(step: string): string {
  const [event] = eventsOf(step);
  return `${event?.fragment}`;
}

function eventsOf(step: string) {
  const { steps }: Model = menuEditorModel;
  const what = steps[step];
  if (!what || !('events' in what)) throw new Error(`"${step}" does nothing on the page`);
  return what.events;
}

interface Shown {
  readonly title: string;
  readonly status: string;
  readonly name: string;
  readonly isEncodable: boolean;
}

/** The model's facts as the open dialog shows them; `undefined` without a dialog. */
export function menuEditorFacts(shown: Shown | undefined, w: Words<typeof english>) {
  if (!shown) return { view: 'closed' };
  const { title, status, name, isEncodable } = shown;
  if (status === w.unreadable) return { view: 'unreadable' };
  // Readers of a card get no status message.
  if (title === w.readTitle) return { view: 'reading', name, isEncodable };
  const said: Readonly<Record<string, string>> = {
    [w.ready]: 'ready',
    [w.copied]: 'shared',
    [w.shared]: 'shared',
    [w.shareFailed]: 'shareFailed',
  };
  // The result of sharing is shown beside the message that the code is ready.
  const last = status === w.ready ? status : status.replace(w.ready, '');
  return { view: 'editing', name, isEncodable, said: said[last] ?? 'nothing' };
}
