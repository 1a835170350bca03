import type { Page } from '@playwright/test';
import { panelButton } from '../support/roles';
import type { Locale } from '../support/words';
import { narrow } from './windows';

/** Opens the panel, in a window that has one. */
export async function openPanel(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize(narrow);
  await panelButton(page, locale).click();
}
