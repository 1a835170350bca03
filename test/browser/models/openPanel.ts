import type { Page } from '@playwright/test';
import { panelButton } from '../support/roles';
import type { Locale } from '../support/words';

/** Window widths in px with the navigation in the panel and in the header. */
export const narrow = { width: 390, height: 844 };
export const wide = { width: 1280, height: 800 };

/** Opens the panel in a narrow window. */
export async function openPanel(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize(narrow);
  await panelButton(page, locale).click();
}
