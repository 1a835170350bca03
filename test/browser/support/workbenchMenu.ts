import { expect, type Page } from '@playwright/test';
import type { TestedLanguage } from '../../support/inLanguages';
import { cafes } from '../../ui/menu/demo/cafe';
import { placeOf } from './place';
import { portOf } from './variants';

/** Labels of the menu in each language. */
export const drinks = {
  en: {
    ...{ forward: 'ArrowRight', back: 'ArrowLeft', first: 'Americano', plain: 'Lemonade' },
    ...{ submenu: 'Tea', inSubmenu: { first: 'Assam', last: 'Mint' }, sibling: 'Juice' },
  },
  he: {
    ...{ forward: 'ArrowLeft', back: 'ArrowRight', first: 'אמריקנו', plain: 'לימונדה' },
    ...{ submenu: 'תה', inSubmenu: { first: 'אסאם', last: 'נענע' }, sibling: 'מיץ' },
  },
} as const satisfies Readonly<Record<TestedLanguage, unknown>>;

/** Time for a rerender, in ms. */
const aFrame = 50;

/** The menu of the demo with a stopped clock: only `wait` advances it. */
export async function openStoppedWorkbench(page: Page, language: TestedLanguage) {
  await page.clock.install();
  const cafe = await openWorkbench(page, language, aFrame);
  await page.clock.pauseAt(Date.now() + 60_000);
  return cafe;
}

/** @param pace time by which a key advances a stopped clock, in ms. */
export async function openWorkbench(page: Page, language: TestedLanguage, pace?: number) {
  await page.goto(`http://127.0.0.1:${portOf('workbench')}/workbench/menu?lang=${language}`);
  const { title } = cafes[language];
  const button = page.getByRole('button', { name: title });
  await expect(button).toBeVisible();

  const menu = page.getByRole('menu', { name: title });
  const submenu = (name: string) => page.getByRole('menu', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  /** Advances a stopped clock, in ms. */
  const wait = (time: number) => page.clock.runFor(time);
  /** Moves the pointer to a position on an item: 0 is its left edge, 1 its right edge. */
  const pointAt = async (name: string, across = 0.5) => {
    const { left, top, width, height } = await placeOf(item(name));
    await page.mouse.move(left + width * across, top + height / 2, { steps: 3 });
  };
  const expectClosed = () => expect(page.getByRole('menu')).toHaveCount(0);
  /** Opens the menu with the pointer. */
  const open = async () => {
    await button.click();
    await expect(menu).toBeFocused();
  };
  /** Closes open menus by a click on the button, where the pointer stays; the clock is stopped. */
  const reset = async () => {
    if (await menu.isVisible()) await button.click();
    // The type-ahead buffer is cleared as well.
    await wait(1000);
    await expectClosed();
  };
  /** Presses a key; a stopped clock advances by a frame. */
  const press = async (key: string) => {
    await pressKey(page, key);
    if (pace !== undefined) await wait(pace);
  };
  return {
    ...{ button, menu, submenu, item, wait, pointAt, expectClosed, open, reset, press },
    /** Elements that Tab reaches before and after the button. */
    before: page.getByRole('link'),
    after: page.getByRole('button').last(),
    /** A submenu is open or closed. It may render in the next frame. */
    expectOpen: (isOpen: boolean, name: string) =>
      expect(item(name)).toHaveAttribute('aria-expanded', String(isOpen)),
    /** Opens the menu and a submenu with the pointer, which stays on the item; the clock is stopped. */
    async openSubmenu(name: string) {
      await reset();
      await open();
      await pointAt(name);
      await wait(100);
      await expect(submenu(name)).toBeVisible();
    },
    /** Presses a key that focuses an item. */
    async moveTo(name: string, key: string) {
      await press(key);
      await expect(item(name)).toBeFocused();
    },
  };
}

/** Playwright has no Hebrew keys, so these are dispatched through CDP. */
async function pressKey(page: Page, key: string): Promise<void> {
  if (!/^[א-ת]$/.test(key)) return page.keyboard.press(key);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  await browser.detach();
}
