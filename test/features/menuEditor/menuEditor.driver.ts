import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import { menuEditorModel } from '../../../machines/menuEditor.model';
import { type BrowserDriver, type Seen, sceneOn } from '../../browser/models/browserDriver';
import { drawUntil } from '../../browser/models/drawUntil';
import { openHydrated } from '../../browser/support/hydrateSite';

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
  inHebrew: ['press the edit button', 'write a name'],
  async open(path, { page, locale: { t, language }, origin }) {
    const w = { en, he }[language];
    await page.addInitScript(holdShares);
    await openHydrated(page, origin() + path);
    const dialog = page.getByRole('dialog');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const textbox = (name: string) => dialog.getByRole('textbox', { name });
    const labels = { name: w.name, price1: w.priceOf.replace('{{number}}', '1') };
    const write = (label: keyof typeof labels, value: string) => async () => {
      await textbox(labels[label]).fill('');
      await textbox(labels[label]).fill(value);
    };
    const answer = (given: boolean | 'failure') => () =>
      page.evaluate((one) => window.answerShare?.(one), given);
    return sceneOn(page, {
      steps: {
        'press the edit button': async () => {
          await page.getByRole('button', { name: t('home.hero.menu.write') }).click();
          await drawUntil(page, () => dialog.isVisible());
        },
        leave: () => page.keyboard.press('Escape'),
        'write a name': write('name', steps['write a name'].events[0].value),
        'write an invalid price': write('price1', steps['write an invalid price'].events[0].value),
        'clear the price': write('price1', ''),
        'clear the name': write('name', ''),
        'copy the link': () => button(w.share.clipboard).click(),
        'open the share sheet': () => button(w.share.sheet).click(),
        'sharing succeeds': answer(true),
        'sharing is cancelled': answer(false),
        'sharing fails': answer('failure'),
      },
      async look(): Promise<Facts> {
        if (!(await dialog.isVisible())) return { view: 'closed' };
        const status = (await dialog.locator('[role=status]').allTextContents()).join('');
        const menu = {
          name: await textbox(w.name).inputValue(),
          isEncodable: await button(w.share.clipboard).isVisible(),
        };
        const said = new Map<string, Extract<Facts, { view: 'editing' }>['said']>([
          [w.ready, 'ready'],
          [w.copied, 'shared'],
          [w.shared, 'shared'],
          [w.shareFailed, 'shareFailed'],
        ]);
        return { view: 'editing', ...menu, said: said.get(status) ?? 'nothing' };
      },
    });
  },
};

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
