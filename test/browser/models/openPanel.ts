import type { Page } from '@playwright/test';
import { panelButton } from '../support/roles';
import type { Tongue } from '../support/words';
import { narrow } from './windows';

/** Opens the panel, in a window that has one. */
export async function openPanel(page: Page, tongue: Tongue): Promise<void> {
  await page.setViewportSize(narrow);
  await panelButton(page, tongue).click();
}
