import type { Page } from '@playwright/test';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import {
  menuEditorFacts,
  menuEditorImpossible,
  openedBy,
  writtenBy,
} from '../../models/menuEditor';
import { hydrateSite } from '../support/hydrateSite';
import { drawUntil } from './drawUntil';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

declare global {
  interface Window {
    /** Answers the last share request. */
    answerShare?: (answer: boolean | 'failure') => void;
  }
}

export const menuEditorDriver: BrowserDriver = {
  cannot: menuEditorImpossible,
  inHebrew: ['press the edit button', 'write a name', 'open an address'],
  async open(_, { page, locale: { t, language }, origin }) {
    const w = { en, he }[language];
    await page.addInitScript(holdShares);
    await page.goto(origin());
    await hydrateSite(page);
    const dialog = page.getByRole('dialog');
    /** True before the first address is opened; that opens the dialog, whose code may still load. */
    let isFirst = true;
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const write = (step: string) => async () => {
      for (const { label, value } of writtenBy(step, w)) {
        const field = dialog.getByRole('textbox', { name: label });
        await field.fill('');
        await field.fill(value);
      }
    };
    const visit = (step: string) => async () => {
      await openHash(page, openedBy(step));
      if (isFirst) await drawUntil(page, () => dialog.isVisible());
      isFirst = false;
    };
    return sceneOn(page, {
      steps: {
        'press the edit button': async () => {
          const isOpen = await dialog.isVisible();
          const pencil = page.getByRole('button', { name: t('home.hero.menu.write') });
          await (isOpen ? button(w.write) : pencil).click();
          await drawUntil(page, () => dialog.isVisible());
        },
        leave: () => page.keyboard.press('Escape'),
        'write a name': write('write a name'),
        'write an invalid price': write('write an invalid price'),
        'clear the price': write('clear the price'),
        'clear the name': write('clear the name'),
        'copy the link': () => button(w.copy).click(),
        'open the share sheet': () => button(w.share).click(),
        'open an address': visit('open an address'),
        'open a broken address': visit('open a broken address'),
      },
      answer: (answer) =>
        page.evaluate(
          (given) => window.answerShare?.(given),
          answer === 'failure' ? answer : answer.output === true,
        ),
      look: async () => {
        if (!(await dialog.isVisible())) return menuEditorFacts(undefined, w);
        const card = dialog.getByRole('group');
        const field = card.getByRole('textbox', { name: w.name });
        return menuEditorFacts(
          {
            title: (await dialog.getByRole('heading').textContent()) ?? '',
            status: (await dialog.locator('[role=status]').allTextContents()).join(''),
            name: (await field.isVisible())
              ? await field.inputValue()
              : ((await card.getByRole('paragraph').first().textContent()) ?? ''),
            isEncodable: await dialog.getByText('#menu=').isVisible(),
          },
          w,
        );
      },
    });
  },
};

/** Like following a link to another menu, or to the same one again. */
async function openHash(page: Page, fragment: string): Promise<void> {
  await page.evaluate(async (hash) => {
    for (const next of ['', hash]) {
      const heard = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      if (location.hash === next) continue;
      location.hash = next;
      await heard;
    }
  }, fragment);
}

/** The share sheet and the clipboard wait for manual answers. */
function holdShares(): void {
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      window.answerShare = (answer) => {
        if (answer === true) resolve();
        else reject(new DOMException('', answer === 'failure' ? 'NotAllowedError' : 'AbortError'));
      };
    });
  Object.defineProperty(navigator, 'share', { value: ask });
  Object.defineProperty(navigator.clipboard, 'writeText', { value: ask });
}
