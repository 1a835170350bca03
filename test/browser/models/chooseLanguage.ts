import type { Page } from '@playwright/test';
import { languageButton, languageItem } from '../support/roles';
import type { Locale } from '../support/words';
import { drawUntil } from './drawUntil';

/** Selects a language on a page with a stopped clock, without waiting for the result. */
export async function chooseLanguage(page: Page, shown: Locale, wanted: Locale): Promise<void> {
  await languageButton(page, shown).click();
  const item = languageItem(page, wanted);
  await drawUntil(page, () => item.isVisible());
  await item.click();
}
