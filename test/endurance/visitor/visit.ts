import type { BrowserContext, Page } from '@playwright/test';
import { section } from '../../browser/support/roles';
import type { Locale } from '../../browser/support/words';
import type { Random } from '../random';
import { audit } from './audit';
import { faults, pass } from './faults';
import { type Held, measure } from './measure';
import { type LeftIn, scenarios, type WalkedName, walkOn } from './walk';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The site's base address. */
  readonly origin: string;
  readonly locale: Locale;
  readonly random: Random;
  /** How long it lasts on the page's clock, once everything was met. */
  readonly minutes: number;
}

export interface Report {
  /** What was done, in order, with the minute in which it began. */
  readonly done: readonly string[];
  /** What no fault explains. */
  readonly errors: readonly string[];
  /** After everything was met once, where the stay begins; then every five minutes, and at the end. */
  readonly held: readonly (Held & { readonly minute: number })[];
}

const wide = { width: 1280, height: 800 };
const aMinute = 60_000;

/** What the browser itself writes of requests that a fault or a model's failure lets fail. */
const ofTheNetwork = /Failed to load resource|ERR_(FAILED|INTERNET_DISCONNECTED|ABORTED)/;

/** Stays on the site for as long as it is told, in one document, and tells what came of it. */
export async function visit(given: Visit): Promise<Report> {
  const { page, context, locale, random, minutes } = given;
  const errors: string[] = [];
  const done: string[] = [];
  const held: (Held & { minute: number })[] = [];
  const leftIn: LeftIn = new Map();
  const session = await context.newCDPSession(page);
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    const line = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !ofTheNetwork.test(line)) errors.push(line);
  });
  page.on('load', () => errors.push('the document was loaded anew'));
  let spent = 0;
  let last = await page.evaluate(() => performance.now());
  const minute = async () => {
    const now = await page.evaluate(() => performance.now());
    spent += now - last;
    last = now;
    return spent / aMinute;
  };
  const begin = async (what: string) => {
    done.push(`${(await minute()).toFixed(1)}: ${what}`);
    console.log(`${locale.language} ${done.at(-1)}`);
  };
  const count = async () => {
    const stay = Math.round(await minute());
    await page.setViewportSize(wide);
    await audit(page, locale);
    // Messages are remembered for so long, each by a timer.
    await page.clock.fastForward(1_000_000);
    last = await page.evaluate(() => performance.now());
    const now = { minute: stay, ...(await measure(page, session)) };
    held.push(now);
    console.log(`${locale.language} held: ${JSON.stringify(now)}`);
  };

  await answerPrompt(page, locale);
  const walked = Object.keys(scenarios) as WalkedName[];
  const wrong = Object.keys(faults);
  const walk = async (name: WalkedName, first?: readonly string[]) => {
    await begin(`${name}${first ? `, first ${first.join(', ')}` : ''}`);
    if (name !== 'panel') await page.setViewportSize(wide);
    done.push(`  ${await walkOn(name, { ...given, leftIn }, first)}`);
    // It waits for messages to be forgotten, a thousand seconds each time: that is no stay.
    if (name === 'toaster') last = await page.evaluate(() => performance.now());
  };
  const fail = async (name: string) => {
    await begin(name);
    await page.setViewportSize(wide);
    await faults[name]?.happen(given);
    await audit(page, locale);
  };

  // What is fetched and compiled on the first times is no growth.
  for (const name of walked) await walk(name);
  for (const name of wrong) await fail(name);
  spent = 0;
  await count();
  while ((await minute()) < minutes) {
    if (random.number() < 0.25) await fail(wrong[random.below(wrong.length)] ?? '');
    else await walk(walked[random.below(walked.length)] ?? 'panel');
    // Whoever reads does nothing for a while.
    await pass(page, 2000 + random.below(20_000));
    if ((await minute()) > 5 * held.length) await count();
  }
  await count();
  return { done, errors, held };
}

/** Agrees to be counted: the prompt would lie over what is pressed. */
async function answerPrompt(page: Page, locale: Locale): Promise<void> {
  await pass(page, 2000);
  const prompt = section(page, locale.t('consent.title'));
  await prompt.getByRole('button', { name: locale.t('consent.accept') }).click();
}
