import type { Mouse, Page } from '@playwright/test';
import { sendToWindow } from '../../browser/support/toasts';
import type { Action } from './action';
import type { Touch } from './touch';

/** What a monkey acts on. */
export interface Hands {
  readonly page: Page;
  readonly touch: Touch;
  /** The site's base address. */
  readonly origin: string;
}

/** Does one thing to the page, by the browser's own input. */
export async function perform({ page, touch, origin }: Hands, action: Action): Promise<void> {
  const { mouse, keyboard } = page;
  switch (action.kind) {
    case 'tap':
      return touch.tap({ x: action.x, y: action.y });
    case 'swipe':
      return touch.swipe({ x: action.x, y: action.y }, { x: action.toX, y: action.toY });
    case 'click':
      return mouse.click(action.x, action.y);
    case 'double click':
      return mouse.dblclick(action.x, action.y);
    case 'hover':
      return mouse.move(action.x, action.y);
    case 'drag':
      return drag(mouse, action);
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

/** A move by itself waits for the next frame, which is most of what an action costs; a press behind it does not. */
async function drag(mouse: Mouse, { x, y, toX, toY }: Extract<Action, { toX: number }>) {
  await Promise.all([mouse.move(x, y), mouse.down()]);
  await mouse.move((x + toX) / 2, (y + toY) / 2);
  await Promise.all([mouse.move(toX, toY), mouse.up()]);
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
