import type { Page } from '@playwright/test';
import { type Language, languages } from '../../../locales/languages';

/** Steps the contact form in the workbench until it waits for the answer to a request. */
export async function walkBench(page: Page, origin: string, language: Language): Promise<void> {
  await page.goto(`${origin}/workbench`);
  await page.getByRole('button', { name: languages[language].name, exact: true }).click();
  const panel = page.getByRole('region', { name: 'Path', exact: true });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const stands = (words: string) =>
    panel.getByRole('status').filter({ hasText: words }).waitFor({ timeout: 60_000 });
  await panel.getByLabel('Machine').selectOption('contactForm');
  await panel.getByLabel('Scenario').selectOption('sent to an endpoint');
  await press('Reset');
  await stands('0 of');
  for (let step = 1; step <= 4; step += 1) {
    await press('Step');
    await stands(`${step} of`);
  }
}
