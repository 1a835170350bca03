import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { words as allWords, fill } from '../../../src/service/moderation/words/words';
import { seriousViolations } from '../../browser/support/axe';
import {
  enquiryForm,
  fillEnquiry,
  fillReview,
  goodEnquiry,
  goodReview,
  reviewForm,
} from '../../browser/support/forms';
import type { Locale } from '../../browser/support/words';
import { ownerEmail, type World } from './world';

/** One thing that is asked. A failure ends the walk. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** A visitor writes, the owner is mailed, signs in without scripts, and decides: in one language. */
export function stepsOf(world: World, browser: Browser, locale: Locale): readonly Step[] {
  const { language, t } = locale;
  const site = world.sites[language];
  const words = allWords[language];
  const open = lazily(async () => {
    const visitor = await browser.newContext();
    const owner = await browser.newContext({ javaScriptEnabled: false });
    return { visitor: await visitor.newPage(), owner: await owner.newPage() };
  });
  const steps: Record<string, () => Promise<void>> = {
    'a visitor’s review is thanked for, and not shown': async () => {
      const { visitor } = await open();
      await visitor.goto(`${site}/reviews`);
      const { opener, submit, thanks } = reviewForm(visitor, locale);
      await opener.click();
      await fillReview(visitor, locale);
      await beAsSlowAsAPerson(visitor);
      await submit.click();
      await expect(thanks).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText(t('reviews.list.empty'))).toBeVisible();
    },
    'the owner is mailed of it in the owner’s language': async () => {
      const mail = await world.mailbox.next();
      expect(mail.text).toContain(goodReview.review);
      expectFor(mail, locale);
    },
    'the owner signs in by a link that is mailed': async () => {
      const { owner } = await open();
      await owner.goto(`${world.service}/moderate`);
      await owner.getByLabel(words.signIn.email).fill(ownerEmail);
      await owner.getByRole('button', { name: words.signIn.submit }).click();
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(words.signIn.askedHeading);
      const mail = await world.mailbox.next();
      expectFor(mail, locale);
      await owner.goto(
        /http\S+\/moderate\/link\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link',
      );
      await owner.getByRole('button', { name: words.signIn.linkSubmit }).click();
      await expectSaid(owner, words.done.signedIn);
    },
    'the owner approves by keyboard, and hears that it is done': async () => {
      const { owner } = await open();
      const name = fill(words.list.act, {
        act: words.reviews.approve,
        name: `\u2068${goodReview.name}\u2069`,
      });
      await tabTo(owner, owner.getByRole('button', { name }));
      await owner.keyboard.press('Enter');
      await expectSaid(owner, isolatedName(words.done.approved));
    },
    'the visitor’s next load shows it': async () => {
      const { visitor } = await open();
      await visitor.reload();
      await expect(visitor.getByText(goodReview.review)).toBeVisible();
    },
    'undo takes it back, and the site no longer shows it': async () => {
      const { owner, visitor } = await open();
      await tabTo(owner, owner.getByRole('button', { name: words.done.undo }));
      await owner.keyboard.press('Enter');
      await expectSaid(owner, isolatedName(words.done.pending));
      await visitor.reload();
      await expect(visitor.getByText(t('reviews.list.empty'))).toBeVisible();
    },
    'a visitor’s inquiry is mailed, with the visitor as who is answered': async () => {
      const { visitor } = await open();
      await visitor.goto(`${site}/contact`);
      await fillEnquiry(visitor, locale);
      await beAsSlowAsAPerson(visitor);
      await enquiryForm(visitor, locale).submit.click();
      await expect(visitor.getByText(t('contact.form.sent')).first()).toBeVisible();
      const mail = await world.mailbox.next();
      expectFor(mail, locale);
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([goodEnquiry.email]);
      expect(mail.text).toContain(goodEnquiry.message);
    },
    'the owner marks it as answered': async () => {
      const { owner } = await open();
      await owner.getByRole('link', { name: words.nav.enquiries }).first().click();
      await expect(owner.getByRole('article')).toContainText(goodEnquiry.message);
      await owner.getByRole('article').getByRole('button').click();
      await expectSaid(owner, isolatedName(words.done.answered));
    },
    'a link on another site finds the owner signed in': async () => {
      const { owner } = await open();
      const signedIn = await owner.context().storageState();
      const mails = await browser.newContext({ storageState: signedIn });
      const page = await mails.newPage();
      await page.goto(world.sites.he);
      await page.evaluate(
        (address) => location.assign(address),
        `${world.service}/moderate/history`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.history.heading);
      await mails.close();
    },
    'pages of moderation are accessible in both schemes': async () => {
      const { owner } = await open();
      const scripted = await browser.newContext({
        storageState: await owner.context().storageState(),
      });
      await expectAccessible(scripted, world.service);
      await scripted.close();
    },
    'who signs out is out': async () => {
      const { owner } = await open();
      await owner.getByRole('button', { name: words.nav.signOut }).click();
      await expectSaid(owner, words.done.signedOut);
      await owner.goto(`${world.service}/moderate/enquiries`);
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(words.signIn.heading);
      await closeAll(await open());
    },
  };
  return Object.entries(steps).map(([name, run]) => ({ name: `${name} (${language})`, run }));
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function expectFor(mail: Email, { language, direction }: Locale): void {
  expect(mail.to?.map(({ address }) => address)).toEqual([ownerEmail]);
  expect(mail.html).toMatch(new RegExp(`<html[^>]*lang="${language}"`));
  expect(mail.html).toMatch(new RegExp(`<html[^>]*dir="${direction}"`));
}

/** A form that is sent within 2 s of the page's beginning is refused as a program's. */
async function beAsSlowAsAPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2100);
}

function isolatedName(text: string): RegExp {
  return new RegExp(
    text.replaceAll('.', '\\.').replace('{{name}}', `\u2068${goodReview.name}.*\u2069`),
  );
}

/** What was done is said, and the focus is there: the next Tab goes on from it. */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const message = page.getByRole('status');
  await expect(message.locator('p')).toHaveText(text);
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

const looked = [
  '/reviews',
  '/reviews?show=approved',
  '/enquiries',
  '/deletion',
  '/history',
  '/nothing',
];

async function expectAccessible(context: BrowserContext, service: string): Promise<void> {
  const page = await context.newPage();
  // What compiles these tests names functions by it.
  await page.addInitScript('globalThis.__name = (named) => named');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of looked) {
      await page.goto(`${service}/moderate${path}`);
      expect([path, colorScheme, await seriousViolations(page)]).toEqual([path, colorScheme, []]);
    }
  }
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${service}/moderate/reviews`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, wide]).toEqual([width, width]);
  }
  expect(refused).toEqual([]);
}

async function closeAll(pages: Readonly<Record<string, Page>>): Promise<void> {
  for (const page of Object.values(pages)) await page.context().close();
}
