import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { cafes } from '../menuDemo/cafe';
import { placeOf } from './place';
import { portOf } from './variants';

/** Labels of the menu in each language. */
export const drinks = {
  en: {
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    first: 'Americano',
    last: 'Tap water',
    submenu: 'Tea',
    inSubmenu: { first: 'Assam', second: 'Green', last: 'Mint' },
    sibling: 'Juice',
    plain: 'Lemonade',
    disabled: 'Turkish coffee',
    afterDisabled: 'Milk',
    ordered: 'Ordered: Tea, Green',
  },
  he: {
    forward: 'ArrowLeft',
    back: 'ArrowRight',
    first: 'אמריקנו',
    last: 'תמרהינדי',
    submenu: 'תה',
    inSubmenu: { first: 'אסאם', second: 'ירוק', last: 'נענע' },
    sibling: 'מיץ',
    plain: 'לימונדה',
    disabled: 'תפוזים סחוטים',
    afterDisabled: 'חלב',
    ordered: 'הוזמן: תה, ירוק',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Time for a rerender, in ms. */
export const aFrame = 50;

/** The menu of the workbench. */
export interface WorkbenchMenu {
  readonly button: Locator;
  /** Elements that Tab reaches before and after the button. */
  readonly before: Locator;
  readonly after: Locator;
  readonly menu: Locator;
  /** A submenu by the name of its item. */
  submenu(name: string): Locator;
  item(name: string): Locator;
  /** Advances a stopped clock, in ms. */
  wait(time: number): Promise<void>;
  /** True if the menu or a submenu is open. It may render in the next frame. */
  expectOpen(isOpen: boolean, submenu?: string): Promise<void>;
  expectClosed(): Promise<void>;
  /** Opens the menu with the pointer. */
  open(): Promise<void>;
  /** Closes open menus by a click on the button, where the pointer stays; the clock is stopped. */
  reset(): Promise<void>;
  /** Opens the menu and a submenu with the pointer, which stays on the item; the clock is stopped. */
  openSubmenu(name: string): Promise<void>;
  /** Moves the pointer to a position on an item: 0 is its left edge, 1 its right edge. */
  pointAt(name: string, across?: number): Promise<void>;
  /** Presses keys; a stopped clock advances by a frame after each. */
  press(...keys: readonly string[]): Promise<void>;
  /** Presses a key that focuses an item. */
  moveTo(name: string, key: string): Promise<void>;
}

/** The workbench with a stopped clock: only `wait` advances it. */
export async function openStoppedWorkbench(page: Page, language: Language): Promise<WorkbenchMenu> {
  await page.clock.install();
  const cafe = await openWorkbench(page, language, aFrame);
  await page.clock.pauseAt(Date.now() + 60_000);
  return cafe;
}

/** @param pace time by which a key advances a stopped clock, in ms. */
export async function openWorkbench(
  page: Page,
  language: Language,
  pace?: number,
): Promise<WorkbenchMenu> {
  await page.goto(`http://127.0.0.1:${portOf('workbench')}/menu?lang=${language}`);
  const { title } = cafes[language];
  const button = page.getByRole('button', { name: title });
  await expect(button).toBeVisible();

  const menu = page.getByRole('menu', { name: title });
  const submenu = (name: string) => page.getByRole('menu', { name, exact: true });
  const item = (name: string) =>
    page
      .getByRole('menuitem', { name, exact: true })
      .or(page.getByRole('menuitemradio', { name, exact: true }));
  const wait = (time: number) => page.clock.runFor(time);
  const pointAt = async (name: string, across = 0.5) => {
    const { left, top, width, height } = await placeOf(item(name));
    await page.mouse.move(left + width * across, top + height / 2, { steps: 3 });
  };
  const expectClosed = () => expect(page.getByRole('menu')).toHaveCount(0);
  const open = async () => {
    await button.click();
    await expect(menu).toBeFocused();
  };
  const reset = async () => {
    if ((await button.getAttribute('aria-expanded')) === 'true') await button.click();
    // The type-ahead buffer is cleared as well.
    await wait(1000);
    await expectClosed();
  };
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await pressKey(page, key);
      if (pace !== undefined) await wait(pace);
    }
  };
  return {
    button,
    before: page.getByRole('link'),
    after: page.getByRole('button').last(),
    menu,
    submenu,
    item,
    wait,
    pointAt,
    async expectOpen(isOpen, name) {
      const opener = name === undefined ? button : item(name);
      await expect(opener).toHaveAttribute('aria-expanded', String(isOpen));
    },
    expectClosed,
    open,
    reset,
    async openSubmenu(name) {
      await reset();
      await open();
      await pointAt(name);
      await wait(100);
      await expect(submenu(name)).toBeVisible();
    },
    press,
    async moveTo(name, key) {
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
