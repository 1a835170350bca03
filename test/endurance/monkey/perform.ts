import type { Page } from '@playwright/test';
import { sendToWindow } from '../../browser/support/toasts';
import type { Action } from './action';

/** Does one thing to the page, by the browser's own input. `origin` is the site's base address. */
export async function perform(page: Page, origin: string, action: Action): Promise<void> {
  const { mouse, keyboard } = page;
  switch (action.kind) {
    case 'click':
      return mouse.click(action.x, action.y);
    case 'double click':
      return mouse.dblclick(action.x, action.y);
    case 'hover':
      return mouse.move(action.x, action.y);
    case 'drag':
      await mouse.move(action.x, action.y);
      await mouse.down();
      await mouse.move(action.toX, action.toY, { steps: 4 });
      return mouse.up();
    case 'key':
      return keyboard.press(action.key);
    case 'type':
      return keyboard.insertText(action.text);
    case 'wheel':
      return mouse.wheel(0, action.by);
    case 'back':
    case 'forward':
      return goInHistory(page, action.kind === 'back' ? -1 : 1);
    case 'reload':
      return void (await page.reload({ waitUntil: 'domcontentloaded' }));
    case 'open':
      return void (await page.goto(`${origin}${action.path}`, { waitUntil: 'domcontentloaded' }));
    case 'blur':
    case 'focus':
      return sendToWindow(page, action.kind);
  }
}

/** Not past the first page of the site, which is where the tab was empty. */
async function goInHistory(page: Page, by: -1 | 1): Promise<void> {
  await page.evaluate((way) => {
    const { navigation } = globalThis as unknown as {
      navigation: { currentEntry: { index: number } };
    };
    if (way === 1 || navigation.currentEntry.index > 0) history.go(way);
  }, by);
}
