import type { Page } from '@playwright/test';
import { violations } from '../../browser/support/watch';

/** The errors and warnings of a page from now on, and what its policy has refused since it was loaded. */
export function watchErrors(page: Page): () => Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return async () => [...errors, ...(await violations(page))];
}
