import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createLog } from '../../src/backend/log';
import { words as allWords, fill } from '../../src/backend/moderation/words/words';
import { readServiceSettings } from '../../src/backend/settings';
import { startService } from '../../src/backend/startService';
import { seriousViolations } from './support/axe';
import {
  fillInquiry,
  fillReview,
  goodInquiry,
  goodReview,
  inquiryForm,
  reviewForm,
} from './support/forms';
import { expect, test } from './support/test';
import { bothLocales, type Locale } from './support/words';

const ownerEmail = 'owner@studio.test';

test.use({ variant: 'contactEndpoint' });

for (const locale of bothLocales) {
  const { language, t } = locale;
  const words = allWords[language];

  test(`[S6] [S7] moderates a visitor’s submissions from mail to publication without scripts (${language})`, async ({
    browser,
    sites,
    page: visitor,
  }, info) => {
    const mailbox = await openMailbox();
    // Mails contain the address, so the port must be known before the server listens.
    const port = await freePort();
    const running = await startService({
      settings: readServiceSettings({
        PORT: String(port),
        ORIGIN_EN: sites.en,
        ORIGIN_HE: sites.he,
        DATABASE_URL: `file:${info.outputPath('studio.db')}`,
        SERVICE_SECRET: 'a secret of this test 0123456789 abcdef',
        SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
        MAIL_FROM: 'reviews@studio.test',
        OWNER_EMAIL: ownerEmail,
        OWNER_LANGUAGE: language,
      }),
      host: '127.0.0.1',
      log: createLog({ write: () => {} }),
    });
    const service = `http://localhost:${port}`;
    const site = sites[language];
    const ownerContext = await browser.newContext({ javaScriptEnabled: false });
    const owner = await ownerContext.newPage();
    // The export has other addresses of the backend.
    for (const [from, to] of [
      [/\/api\/reviews/, '/api/reviews'],
      [/inquiries\.test\/inbox/, '/api/inquiries'],
    ] as const) {
      await visitor.route(from, async (route) => {
        const { pathname } = new URL(route.request().url());
        const path = pathname.startsWith(to) ? pathname : to;
        await route.fulfill({ response: await route.fetch({ url: `${service}${path}` }) });
      });
    }

    await test.step('a visitor’s review is confirmed, and not shown', async () => {
      await visitor.goto(`${site}/reviews`);
      const { opener, submit, thanks } = reviewForm(visitor, locale);
      await opener.click();
      await fillReview(visitor, locale);
      await beAsSlowAsAPerson(visitor);
      await submit.click();
      await expect(thanks).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText(t('reviews.list.empty'))).toBeVisible();
    });
    await test.step('the owner gets a mail in the owner’s language', async () => {
      const mail = await mailbox.next();
      expect(mail.text).toContain(goodReview.review);
      expectFor(mail, locale);
    });
    await test.step('the owner signs in by a mailed link', async () => {
      await owner.goto(`${service}/moderate`);
      await owner.getByLabel(words.signIn.email).fill(ownerEmail);
      await owner.getByRole('button', { name: words.signIn.submit }).click();
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(words.signIn.askedHeading);
      const mail = await mailbox.next();
      expectFor(mail, locale);
      await owner.goto(
        /http\S+\/moderate\/link\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link',
      );
      await owner.getByRole('button', { name: words.signIn.linkSubmit }).click();
      await expectSaid(owner, words.done.signedIn);
    });
    await test.step('the owner approves by keyboard, and the result is announced', async () => {
      const name = fill(words.act, {
        act: words.reviews.acts.approved,
        name: `\u2068${goodReview.name}\u2069`,
      });
      await tabTo(owner, owner.getByRole('button', { name }));
      await owner.keyboard.press('Enter');
      await expectSaid(owner, isolatedName(words.done.approved));
    });
    await test.step('the visitor’s next load shows it', async () => {
      await visitor.reload();
      await expect(visitor.getByText(goodReview.review)).toBeVisible();
    });
    await test.step('the owner takes it back, and the site no longer shows it', async () => {
      await owner.locator('#reviews summary').click();
      await owner.locator('#reviews details button[value=pending]').click();
      await expectSaid(owner, isolatedName(words.done.pending));
      await visitor.reload();
      await expect(visitor.getByText(t('reviews.list.empty'))).toBeVisible();
    });
    let inquiryMail = '';
    await test.step('a visitor’s inquiry is mailed, with the visitor as the reply address', async () => {
      await visitor.goto(`${site}/contact`);
      await fillInquiry(visitor, locale);
      await beAsSlowAsAPerson(visitor);
      await inquiryForm(visitor, locale).submit.click();
      await expect(visitor.getByText(t('contact.form.sent')).first()).toBeVisible();
      const mail = await mailbox.next();
      expectFor(mail, locale);
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([goodInquiry.email]);
      expect(mail.text).toContain(goodInquiry.message);
      inquiryMail = mail.text ?? '';
    });
    await test.step('the owner marks it as answered', async () => {
      const [address = 'no link'] = /http\S+\/moderate\?of=\w+/.exec(inquiryMail) ?? [];
      await owner.goto(address);
      const card = owner.locator('article:target');
      await expect(card).toContainText(goodInquiry.message);
      await card.getByRole('button').click();
      await expectSaid(owner, isolatedName(words.done.answered));
    });
    await test.step('a link on another site finds the owner signed in', async () => {
      const signedIn = await owner.context().storageState();
      const mails = await browser.newContext({ storageState: signedIn });
      const page = await mails.newPage();
      await page.goto(sites.he);
      await page.evaluate((address) => location.assign(address), `${service}/moderate`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      await mails.close();
    });
    await test.step('moderation pages are accessible in both schemes', async () => {
      const scripted = await browser.newContext({
        storageState: await owner.context().storageState(),
      });
      await expectAccessible(scripted, service);
      await scripted.close();
    });
    await test.step('signing out ends the session', async () => {
      await owner.getByRole('button', { name: words.nav.signOut }).click();
      await expectSaid(owner, words.done.signedOut);
      await owner.goto(`${service}/moderate`);
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(words.signIn.heading);
    });
    await ownerContext.close();
    await running.stop('the test is over');
    await mailbox.close();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A real SMTP server on this machine. `next` resolves with the next mail in order of arrival. */
async function openMailbox() {
  const arrived: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      arrived.push(await PostalMime.parse(await text(stream)));
      done();
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: portOf(server.server),
    next: async () => {
      await expect.poll(() => arrived.length).toBeGreaterThan(0);
      const [mail] = arrived.splice(0, 1);
      if (!mail) throw new Error('expected a mail');
      return mail;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function expectFor(mail: Email, { language }: Locale): void {
  expect(mail.to?.map(({ address }) => address)).toEqual([ownerEmail]);
  const ofLanguage = mail.headers.find(({ key }) => key === 'content-language');
  expect(ofLanguage?.value).toBe(language);
}

/** A form sent within 2 s of page load is rejected as automated. */
async function beAsSlowAsAPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2100);
}

function isolatedName(text: string): RegExp {
  return new RegExp(
    text.replaceAll('.', '\\.').replace('{{name}}', `\u2068${goodReview.name}.*\u2069`),
  );
}

/** The result is announced and focused, and the next Tab continues from there. */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const message = page.getByRole('status');
  await expect(message).toHaveText(text);
  await expect(message).toBeFocused();
}

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('30 presses of Tab do not lead to the button');
}

async function expectAccessible(context: BrowserContext, service: string): Promise<void> {
  const page = await context.newPage();
  // The compiler of these tests uses this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${service}/moderate`);
    expect([colorScheme, await seriousViolations(page)]).toEqual([colorScheme, []]);
  }
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${service}/moderate`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, wide]).toEqual([width, width]);
  }
  expect(refused).toEqual([]);
}
