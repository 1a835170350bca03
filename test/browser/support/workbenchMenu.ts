import process from 'node:process';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { cafes } from '../../../src/workbench/cafe';
import { placeOf } from './place';
import { type Ports, portsVariable } from './variants';

/** The menu of the workbench, in a browser whose clock stands still. */
export interface WorkbenchMenu {
  readonly button: Locator;
  readonly menu: Locator;
  /** A submenu, by the name of the item that opens it. */
  submenu(name: string): Locator;
  item(name: string): Locator;
  /** Lets time pass, in ms. */
  wait(time: number): Promise<void>;
  /** Opens the menu with the pointer. */
  open(): Promise<void>;
  /** Opens a submenu with the pointer, which then rests on its item. */
  openSubmenu(name: string): Promise<void>;
  /** Moves the pointer to a place on an item: from its left edge, 0, to its right one, 1. */
  pointAt(name: string, across?: number): Promise<void>;
  /** Presses keys one after the other, without time between them. */
  press(...keys: readonly string[]): Promise<void>;
}

export async function openWorkbench(page: Page, language: Language): Promise<WorkbenchMenu> {
  const ports: Ports = JSON.parse(process.env[portsVariable] ?? '{}');
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${ports.workbench}/workbench?lang=${language}`);
  const { title } = cafes[language];
  const button = page.getByRole('button', { name: title });
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

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
  return {
    button,
    menu,
    submenu,
    item,
    wait,
    pointAt,
    async open() {
      await button.click();
      await expect(menu).toBeVisible();
      await expect(menu).toBeFocused();
    },
    async openSubmenu(name) {
      await pointAt(name);
      await wait(100);
      await expect(submenu(name)).toBeVisible();
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}
