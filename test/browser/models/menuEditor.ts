import type { Page } from '@playwright/test';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import { menuEditorModel } from '../../../machines/menuEditor.model';
import { openHydrated } from '../support/hydrateSite';
import { type BrowserDriver, type Seen, sceneOn } from './browserDriver';
import { drawUntil } from './drawUntil';

declare global {
  interface Window {
    /** Answers the last share request. */
    answerShare?: (answer: boolean | 'failure') => void;
  }
}

type Facts = Seen<typeof menuEditorModel>;

const { steps } = menuEditorModel;
const noButton = 'what no code holds cannot be passed on: there is no button for it';

export const menuEditorDriver: BrowserDriver<typeof menuEditorModel> = {
  scenarios: { 'on the home page': '/' },
  cannot: [
    { state: 'blank', step: 'copy the link', why: noButton },
    { state: 'invalid price', step: 'copy the link', why: noButton },
    {
      state: 'ready',
      step: 'press the edit button',
      why: 'the pencil lies under the open dialog',
    },
    { state: 'ready, closed', step: 'leave', why: 'it is left already' },
  ],
  inHebrew: ['press the edit button', 'write a name', 'open an address'],
  async open(path, { page, locale: { t, language }, origin }) {
    const w = { en, he }[language];
    await page.addInitScript(holdShares);
    await openHydrated(page, origin() + path);
    const dialog = page.getByRole('dialog');
    /** True before the first address is opened; that opens the dialog, whose code may still load. */
    let isFirst = true;
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const textbox = (name: string) => dialog.getByRole('textbox', { name });
    const labels = { name: w.name, price1: w.priceOf.replace('{{number}}', '1') };
    const write = (label: keyof typeof labels, value: string) => async () => {
      await textbox(labels[label]).fill('');
      await textbox(labels[label]).fill(value);
    };
    const visit = (step: 'open an address' | 'open a broken address') => async () => {
      await openHash(page, steps[step].events[0].fragment);
      if (isFirst) await drawUntil(page, () => dialog.isVisible());
      isFirst = false;
    };
    const answer = (given: boolean | 'failure') => () =>
      page.evaluate((one) => window.answerShare?.(one), given);
    return sceneOn(page, {
      steps: {
        'press the edit button': async () => {
          const isOpen = await dialog.isVisible();
          const pencil = page.getByRole('button', { name: t('home.hero.menu.write') });
          await (isOpen ? button(w.write) : pencil).click();
          await drawUntil(page, () => dialog.isVisible());
        },
        leave: () => page.keyboard.press('Escape'),
        'write a name': write('name', steps['write a name'].events[0].value),
        'write an invalid price': write('price1', steps['write an invalid price'].events[0].value),
        'clear the price': write('price1', ''),
        'clear the name': write('name', ''),
        'copy the link': () => button(w.copy).click(),
        'open the share sheet': () => button(w.share).click(),
        'sharing succeeds': answer(true),
        'sharing is cancelled': answer(false),
        'sharing fails': answer('failure'),
        'open an address': visit('open an address'),
        'open a broken address': visit('open a broken address'),
      },
      async look(): Promise<Facts> {
        if (!(await dialog.isVisible())) return { view: 'closed' };
        const title = await dialog.getByRole('heading').textContent();
        const status = (await dialog.locator('[role=status]').allTextContents()).join('');
        if (status === w.unreadable) return { view: 'unreadable' };
        const card = dialog.getByRole('group');
        const menu = {
          name: (await textbox(w.name).isVisible())
            ? await textbox(w.name).inputValue()
            : ((await card.getByRole('paragraph').first().textContent()) ?? ''),
          isEncodable: await dialog.getByText('#menu=').isVisible(),
        };
        // Readers of a card get no status message.
        if (title === w.readTitle) return { view: 'reading', ...menu };
        const said = new Map<string, Extract<Facts, { view: 'editing' }>['said']>([
          [w.ready, 'ready'],
          [w.copied, 'shared'],
          [w.shared, 'shared'],
          [w.shareFailed, 'shareFailed'],
        ]);
        // The result of sharing is shown beside the message that the code is ready.
        const last = status === w.ready ? status : status.replace(w.ready, '');
        return { view: 'editing', ...menu, said: said.get(last) ?? 'nothing' };
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
