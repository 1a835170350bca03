import { expect } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { openWorkbench } from '../support/workbenchMenu';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

interface Words {
  /** What is typed for the model's letters. */
  readonly letters: Readonly<Record<string, string>>;
  /** The item that each of the model's words brings, from the first item of the menu; that one, if none. */
  readonly brings: Readonly<Record<string, string>>;
}

/** In the menu of the workbench nothing begins with the model's letters: two others stand for them. */
const menus: Readonly<Record<Language, Words>> = {
  en: {
    letters: { m: 'c', i: 'o', ' ': ' ' },
    brings: {
      m: 'Cappuccino',
      mm: 'Cold brew',
      mi: 'Cold brew',
      'm ': 'Cappuccino',
      i: 'Americano',
    },
  },
  he: {
    letters: { m: 'ת', i: 'מ', ' ': ' ' },
    brings: { m: 'תה', mm: 'תמרהינדי', mi: 'תמרהינדי', 'm ': 'תה', i: 'מיץ' },
  },
};

/** How long a word waits for its next letter, in ms. */
const rest = 1000;

/** What was typed is written nowhere: it is told by the item that the next letter brings. */
export const typeaheadDriver: BrowserDriver = {
  inHebrew: ['type m', 'type i', 'press Space'],
  async open(_, { page, locale: { language } }) {
    const { letters, brings } = menus[language];
    const cafe = await openWorkbench(page, language);
    await cafe.button.focus();
    await cafe.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const active = () => page.locator(':focus').textContent();

    let typed = '';
    let restedFor = 0;
    let brought = await active();
    const type = (letter: string) => async () => {
      // Where the last word ended says nothing of the next one.
      if (typed === '') await cafe.press('Home');
      await cafe.press(letters[letter] ?? letter);
      typed += letter;
      restedFor = 0;
      brought = brings[typed] ?? '';
    };
    const scene = sceneOn(page, {
      steps: {
        'type m': type('m'),
        'type i': type('i'),
        'press Space': type(' '),
        'press ArrowDown': async () => {
          await cafe.press('ArrowDown');
          await expect.poll(active).not.toBe(brought);
          brought = await active();
        },
      },
      look: async () => {
        const found = await active();
        return { buffer: found === brought ? typed : `"${typed}" brought ${found}` };
      },
    });
    return {
      ...scene,
      async pass(milliseconds) {
        await scene.pass(milliseconds);
        restedFor += milliseconds;
        if (restedFor >= rest) typed = '';
      },
    };
  },
};
