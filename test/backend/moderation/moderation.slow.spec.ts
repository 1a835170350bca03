import type { BrowserContext } from '@playwright/test';
import { createLog } from '../../../backend/log';
import { readServiceSettings } from '../../../backend/settings';
import { startService } from '../../../backend/startService';
import { words as allWords, fill, isolated } from '../../../backend/words/words';
import { seriousViolations } from '../../browser/support/axe';
import { misfits, wideElements } from '../../browser/support/fit';
import { tabTo } from '../../browser/support/focus';
import { expect, test } from '../../browser/support/test';
import { bothLocales } from '../../browser/support/words';
import { fillReview, goodReview, reviewForm } from '../../features/forms/formPage';
import { freePort } from '../../support/freePort';
import { smtpServer } from '../../support/smtpServer';

const password = 'a-password-of-this-test';
const httpCredentials = { username: 'owner', password };

for (const locale of bothLocales) {
  const { language, t } = locale;
  const words = allWords[language];

  test(`[S6] [S7] moderates a visitor’s submissions without scripts (${language})`, async ({
    browser,
    sites,
    page: visitor,
  }, info) => {
    const { port: smtpPort, received, close } = await smtpServer();
    const nextMail = async () => {
      await expect.poll(() => received.length).toBeGreaterThan(0);
      return received.shift()?.email.text ?? '';
    };
    // Mails contain the address, so the port must be known before the server listens.
    const port = await freePort();
    const running = await startService({
      settings: readServiceSettings({
        PORT: String(port),
        ORIGIN_EN: sites.en,
        ORIGIN_HE: sites.he,
        DATABASE_URL: `file:${info.outputPath('studio.db')}`,
        MODERATION_PASSWORD: password,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'reviews@studio.test',
        OWNER_EMAIL: 'owner@studio.test',
        OWNER_LANGUAGE: language,
      }),
      host: '127.0.0.1',
      log: createLog({ write: () => {} }),
    });
    const service = `http://localhost:${port}`;
    const site = sites[language];
    const ownerContext = await browser.newContext({
      javaScriptEnabled: false,
      httpCredentials,
      viewport: { width: 390, height: 844 },
    });
    const owner = await ownerContext.newPage();
    // The export has another address of the backend.
    await visitor.route(/\/api\/reviews/, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${service}${pathname}` }) });
    });

    await test.step('a visitor’s review is confirmed, and not shown', async () => {
      await visitor.goto(`${site}/reviews`);
      const { opener, submit, thanks } = reviewForm(visitor, locale);
      await opener.click();
      await fillReview(visitor, locale);
      // A form sent within 2 s of page load is rejected as automated.
      await visitor.waitForFunction(() => performance.now() > 2100);
      await submit.click();
      await expect(thanks).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText(t('reviews.list.empty'))).toBeVisible();
    });
    await test.step('a link of a mail leads the owner to the review, on accessible pages', async () => {
      const mail = await nextMail();
      expect(mail).toContain(goodReview.review);
      await owner.goto(/http\S+\?of=\S+/.exec(mail)?.[0] ?? 'no link');
      const card = owner.getByRole('article', { name: goodReview.name });
      await expect(card).toBeInViewport();
      const scripted = await browser.newContext({ httpCredentials });
      await expectAccessible(scripted, `${service}/moderate`);
      await expectAccessible(scripted, `${service}/moderate/nothing`);
      await scripted.close();
    });
    await test.step('the owner approves by keyboard, and the result is announced', async () => {
      const owned = isolated(goodReview.name);
      const name = fill(words.act, { act: words.acts.approved, name: owned });
      await tabTo(owner, owner.getByRole('button', { name }));
      await owner.keyboard.press('Enter');
      // The next Tab continues from there.
      const message = owner.getByRole('status');
      await expect(message).toHaveText(fill(words.done.approved, { name: owned }));
      await expect(message).toBeFocused();
    });
    await test.step('the visitor’s next load shows it', async () => {
      await visitor.reload();
      await expect(visitor.getByText(goodReview.review)).toBeVisible();
    });
    await ownerContext.close();
    await running.stop('the test is over');
    await close();
  });
}

/** In both color schemes, from 320 px on, and without violations of the content security policy. */
async function expectAccessible(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  // The compiler of these tests uses this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    expect([colorScheme, await seriousViolations(page)]).toEqual([colorScheme, []]);
  }
  expect(await misfits(page, [320, 390, 1280], [wideElements])).toEqual([]);
  expect(refused).toEqual([]);
}
