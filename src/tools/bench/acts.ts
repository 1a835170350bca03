import type { Page } from '@playwright/test';
import { type Language, languages } from '../../../locales/languages';
import { everyLanguage } from './sites';
import { wordsOf } from './words';

/** What a person does on a page that lives, found by role and name; each ends when it can be seen. */

const t = wordsOf('en');
const linkNames = ['layout.nav.pricing', 'layout.nav.services', 'layout.nav.contact'] as const;

/** In either language. */
const languageButton = new RegExp(
  everyLanguage.map((language) => `^${wordsOf(language)('layout.language.label')}: `).join('|'),
);

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('layout.panel.open') }).tap();
  await page.getByRole('dialog').waitFor();
}

export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

export async function openLanguages(page: Page): Promise<void> {
  await page.getByRole('button', { name: languageButton }).first().click();
  await page.getByRole('menu').waitFor();
}

export async function closeLanguages(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}

/** Hebrew on even rounds, English on odd ones. The menu has to be open. */
export async function changeLanguage(page: Page, round: number): Promise<void> {
  const language: Language = round % 2 === 0 ? 'he' : 'en';
  const { name } = languages[language];
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

export async function openReviewForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('reviews.form.open') }).click();
  await page.getByRole('radiogroup').scrollIntoViewIfNeeded();
}

/** Another star in each round. */
export async function chooseStar(page: Page, round: number): Promise<void> {
  const stars = page.getByRole('radiogroup').getByRole('radio');
  // The radio itself lies under the star that is drawn for it.
  await stars.nth(round % 5).click({ force: true });
}

/** Needs a list of reviews that fails: that is one toast. */
export async function retryReviews(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('reviews.list.retry') }).click();
  await page.getByRole('button', { name: t('toasts.close') }).waitFor();
}

export async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: t('toasts.close') });
  await close.click();
  await close.waitFor({ state: 'hidden' });
}

export async function sendForm(page: Page): Promise<void> {
  await page.getByRole('form').getByRole('button').click();
}

export async function focusForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: t('contact.form.name') }).focus();
}

/** Another page in each round. */
export async function followLink(page: Page, round: number): Promise<void> {
  const before = await page.locator('h1').textContent();
  await page
    .getByRole('navigation', { name: t('layout.nav.label') })
    .getByRole('link', { name: t(linkNames[round % linkNames.length] ?? linkNames[0]) })
    .click();
  await page.waitForFunction(
    (heading) => document.querySelector('h1')?.textContent !== heading,
    before,
  );
}
