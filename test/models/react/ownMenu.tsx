import { act, fireEvent, screen, within } from '@testing-library/react';
import { ownMenu as w } from '../../../locales/en/ownMenu';
import { Hero } from '../../../src/sections/Hero';
import { translatorOf } from '../../support/siteWords';
import { openedBy, ownMenuFacts, ownMenuImpossible, writtenBy } from '../ownMenu';
import { createDeferredPort } from './deferredPort';
import type { ReactDriver } from './driver';
import { afterwards, openPage, pass, performing, press } from './page';

const t = translatorOf('en');

export const ownMenuDriver: ReactDriver = {
  cannot: ownMenuImpossible,
  async open(_, inspect) {
    const port = createDeferredPort<boolean>();
    const ask = async () => {
      // As browsers tell that a person has closed the share sheet.
      if (!(await port.ask())) throw new DOMException('called off', 'AbortError');
    };
    afterwards(() => window.history.replaceState(null, '', '/'));
    await openPage(<Hero />, { inspect });
    for (const [name, value] of Object.entries({ share: ask, clipboard: { writeText: ask } })) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    const dialog = () => screen.queryByRole('dialog');
    const pressNamed = (name: string) => () => press(screen.getByRole('button', { name }));
    const write = (step: string) => async () => {
      for (const { label, value } of writtenBy(step, w)) {
        const field = screen.getByRole('textbox', { name: label });
        fireEvent.change(field, { target: { value: '' } });
        fireEvent.change(field, { target: { value } });
      }
      await pass(0);
    };
    const visit = (step: string) => () => openHash(openedBy(step));
    return {
      perform: performing({
        'press the pencil': () =>
          press(
            screen.getByRole('button', { name: dialog() ? w.write : t('home.hero.menu.write') }),
          ),
        leave: () => press(screen.getByRole('button', { name: /^(Put|Close)/ })),
        'write a name': write('write a name'),
        'write words for a price': write('write words for a price'),
        'take the words off the price': write('take the words off the price'),
        'wipe the name': write('wipe the name'),
        'copy the link': pressNamed(w.copy),
        'open the share sheet': pressNamed(w.share),
        'open an address': visit('open an address'),
        'open a broken address': visit('open a broken address'),
      }),
      pass,
      answer: (_port, answer) =>
        port.answer(answer === 'failure' ? answer : answer.output === true),
      look: async () => {
        const shown = dialog();
        return ownMenuFacts(
          shown
            ? {
                title: within(shown).getByRole('heading').textContent ?? '',
                status: [...shown.querySelectorAll('[role=status]')]
                  .map(({ textContent }) => textContent)
                  .join(''),
                name: nameOn(within(shown).getByRole('group')),
                isCoded: within(shown).queryByText(/#menu=/) !== null,
              }
            : undefined,
          w,
        );
      },
    };
  },
};

function nameOn(card: HTMLElement): string {
  const field = within(card).queryByRole<HTMLInputElement>('textbox', { name: w.name });
  return field?.value ?? card.querySelector('p')?.textContent ?? '';
}

async function openHash(hash: string): Promise<void> {
  window.history.replaceState(null, '', hash);
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
  await pass(0);
}
