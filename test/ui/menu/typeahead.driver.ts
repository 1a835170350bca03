import { expect } from '@playwright/test';
import type { typeaheadModel } from '../../../machines/typeahead.model';
import { type BrowserDriver, passTime, sceneOn } from '../../browser/models/browserDriver';
import { openWorkbench } from '../../browser/support/workbenchMenu';
import type { TestedLanguage } from '../../support/inLanguages';

interface Words {
  /** Typed keys for the model's letters. */
  readonly letters: Readonly<Record<string, string>>;
  /** Item for each word of the model, from the first item of the menu; the first item if none matches. */
  readonly brings: Readonly<Record<string, string>>;
}

/** No item of the workbench's menu starts with the model's letters, so two others replace them. */
const menus: Readonly<Record<TestedLanguage, Words>> = {
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

/** Words of the model that no item starts with. */
const unmatched: readonly string[] = ['', 'm ', 'i'];

const rest = 1000;

/** The buffer is not visible: the item that the next letter selects reveals it. */
export const typeaheadDriver: BrowserDriver<typeof typeaheadModel> = {
  scenarios: { 'a menu is open': '/workbench' },
  needsWorkbench: true,
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
      // The end of the last word does not affect the next one.
      if (typed === '') await cafe.press('Home');
      await cafe.press(letters[letter] ?? letter);
      typed += letter;
      restedFor = 0;
      brought = brings[typed] ?? '';
    };
    return sceneOn(page, {
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
        return {
          buffer: found === brought ? typed : `"${typed}" brought ${found}`,
          match: unmatched.includes(typed) ? undefined : 1,
        };
      },
      async pass(milliseconds) {
        await passTime(page, milliseconds);
        restedFor += milliseconds;
        if (restedFor >= rest) typed = '';
      },
    });
  },
};
