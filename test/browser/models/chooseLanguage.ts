import type { Page } from '@playwright/test';
import { languageButton, languageItem } from '../support/roles';
import type { Locale } from '../support/words';
import { drawUntil } from './drawUntil';

/** Chooses a language in the selector of a page whose clock has been stopped, and leaves what follows to it. */
export async function chooseLanguage(page: Page, shown: Locale, wanted: Locale): Promise<void> {
  await languageButton(page, shown).click();
  const item = languageItem(page, wanted);
  await drawUntil(page, () => item.isVisible());
  await item.click();
}
