import { screen } from '@testing-library/react';
import type { InspectionEvent } from 'xstate';
import { MenuItem } from '../../../src/components/MenuItem';
import { MenuButton } from '../../support/MenuButton';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing, press } from './page';

const items = ['Tea', 'Milk', 'Mint tea', 'Iced tea'];

export const typeaheadDriver: ReactDriver = {
  async open(_, inspect) {
    let typed = '';
    let brought = '';
    const listen = (event: InspectionEvent) => {
      inspect(event);
      typed = bufferIn(event) ?? typed;
    };
    const { user } = await openPage(
      <MenuButton>
        {items.map((item) => (
          <MenuItem key={item} onChoose={() => {}}>
            {item}
          </MenuItem>
        ))}
      </MenuButton>,
      { inspect: listen },
    );
    await press(screen.getByRole('button'));
    const type = (key: string) => async () => {
      await user.keyboard(key);
      await pass(0);
      if (key.length === 1) brought = document.activeElement?.textContent ?? '';
    };
    return {
      perform: performing({
        'type m': type('m'),
        'type i': type('i'),
        'press Space': type(' '),
        'press ArrowDown': type('{ArrowDown}'),
      }),
      pass,
      answer: answersNothing,
      // What was typed is written nowhere in a page; the item that it brings has the focus.
      look: async () => ({ buffer: brings(typed, brought) ? typed : `${typed} at "${brought}"` }),
    };
  },
};

/** Whether typing led to an item that begins with what was typed, or to some item if none does. */
function brings(typed: string, item: string): boolean {
  const [first = ''] = typed;
  const prefix = typed === first.repeat(typed.length) ? first : typed;
  const meant = items.filter((one) => one.toLowerCase().startsWith(prefix));
  return typed === '' || (meant.length > 0 ? meant : items).includes(item);
}

/** The buffer of a type-ahead that has changed. */
function bufferIn(event: InspectionEvent): string | undefined {
  if (event.type !== '@xstate.snapshot' || !('context' in event.snapshot)) return undefined;
  const { context } = event.snapshot;
  if (typeof context !== 'object' || context === null || !('buffer' in context)) return undefined;
  return String(context.buffer);
}
