import { openDatabase } from '../../../backend/database/openDatabase';
import { createLog } from '../../../backend/log';
import { readServiceSettings } from '../../../backend/settings';
import { startService } from '../../../backend/startService';
import { insertReview } from '../../../backend/submissions';
import { words as allWords, fill, isolated } from '../../../backend/words/words';
import { reviewFields } from '../../../machines/formRules';
import { seriousViolations } from '../../browser/support/axe';
import { misfits, wideElements } from '../../browser/support/fit';
import { tabTo } from '../../browser/support/focus';
import { expect, test } from '../../browser/support/test';
import { filledForm } from '../../support/filledForm';

const MODERATION_PASSWORD = 'a-password-of-this-test';
const review = { ...filledForm(reviewFields), id: '0123456789abcdef', appId: 'studio' };

for (const language of ['en', 'he'] as const) {
  const words = allWords[language];

  test(`[S6] [S7] moderates a review without scripts (${language})`, async ({ browser }, info) => {
    const DATABASE_URL = `file:${info.outputPath('studio.db')}`;
    const database = await openDatabase(DATABASE_URL);
    await database.write([insertReview({ ...review, status: 'pending', createdAt: Date.now() })]);
    await database.close();
    const settings = readServiceSettings({ MODERATION_PASSWORD, DATABASE_URL, PORT: '0' });
    const log = createLog({ write: () => {} });
    const service = await startService({ settings, host: '127.0.0.1', log });
    const address = `http://localhost:${service.port}/moderate`;
    const httpCredentials = { username: 'owner', password: MODERATION_PASSWORD };
    const mobile = { httpCredentials, viewport: { width: 390, height: 844 } };

    await test.step('pages are accessible', async () => {
      const page = await browser.newPage(mobile);
      // The compiler of these tests uses this helper.
      await page.addInitScript('globalThis.__name = (named) => named');
      const refused: string[] = [];
      page.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) refused.push(line.text());
      });
      for (const path of [`?language=${language}`, '/nothing']) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(address + path);
          expect([colorScheme, await seriousViolations(page)]).toEqual([colorScheme, []]);
        }
        expect(await misfits(page, [320, 390, 1280], [wideElements])).toEqual([]);
      }
      expect(refused).toEqual([]);
      await page.context().close();
    });
    await test.step('the link of a mail leads to the review, which is approved by keyboard', async () => {
      const page = await browser.newPage({ ...mobile, javaScriptEnabled: false });
      await page.goto(`${address}?language=${language}`);
      await page.goto(`${address}?of=${review.id}#of-${review.id}`);
      await expect(page.getByRole('article', { name: review.name })).toBeInViewport();
      const name = isolated(review.name);
      const act = fill(words.act, { act: words.acts.approved, name });
      await tabTo(page, page.getByRole('button', { name: act }));
      await page.keyboard.press('Enter');
      // It is announced, and the next Tab continues from there.
      const message = page.getByRole('status');
      await expect(message).toHaveText(fill(words.done.approved, { name }));
      await expect(message).toBeFocused();
      await page.context().close();
    });
    await service.stop('the test is over');
  });
}
