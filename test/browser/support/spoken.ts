import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const bundle = resolve('@guidepup/virtual-screen-reader/browser.js');
const address = '/virtual-screen-reader.js';

/** The part of the package that a page uses. */
interface ScreenReader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}

/** Starts the virtual screen reader on a page: its focus and live regions are heard from now on. */
async function startReader(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ path: bundle }));
  await page.evaluate(async (address) => {
    const { virtual }: { virtual: ScreenReader } = await import(address);
    await virtual.start({ container: document.body });
    Object.assign(window, { screenReader: virtual });
  }, address);
}

/** What a screen reader says while it reads a page from its beginning to its end, a phrase in a line. */
export async function readAloud(page: Page): Promise<string> {
  await startReader(page);
  const phrases = await page.evaluate(async () => {
    const { screenReader } = window as unknown as { readonly screenReader: ScreenReader };
    const end = `end of ${await screenReader.lastSpokenPhrase()}`;
    do await screenReader.next();
    while ((await screenReader.lastSpokenPhrase()) !== end);
    return screenReader.spokenPhraseLog();
  });
  return linesOf(phrases);
}

/** One thing that a visitor does: what to call it, and how it is done and awaited. */
export type Step = readonly [name: string, act: () => Promise<unknown>];

/** What a screen reader says at each step of a task, below the name of the step. */
export async function hearTask(page: Page, steps: readonly Step[]): Promise<string> {
  await startReader(page);
  const parts: string[] = [];
  for (const [name, act] of steps) {
    await page.evaluate(async () => {
      const { screenReader } = window as unknown as { readonly screenReader: ScreenReader };
      await screenReader.clearSpokenPhraseLog();
    });
    await act();
    const phrases = await page.evaluate(async () => {
      // Live regions are read after the frame that changes them.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const { screenReader } = window as unknown as { readonly screenReader: ScreenReader };
      return screenReader.spokenPhraseLog();
    });
    parts.push(`> ${name}\n${linesOf(phrases)}`);
  }
  return parts.join('\n');
}

/**
 * Without what this reader alone says: ends of containers, paragraphs, emptied regions, the source of what is not
 * shown, states that do not apply, and values of options. Without the year and ports as well.
 */
function linesOf(phrases: readonly string[]): string {
  const kept = phrases.filter(
    (phrase) => !/^(end of .*|paragraph|polite: *|not busy|<.*)$/s.test(phrase),
  );
  return kept
    .map((phrase) => phrase.trim().replaceAll(/, not (busy|invalid|disabled)/g, ''))
    .map((phrase) => phrase.replace(/^(option, .*?), [\w-]+(, (not )?selected)/, '$1$2'))
    .map((phrase) => phrase.replace(/^© \d{4}/, '©').replace(/(localhost):\d+/, '$1'))
    .map((phrase) => `${phrase}\n`)
    .join('');
}
