import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const bundle = resolve('@guidepup/virtual-screen-reader/browser.js');
const address = '/virtual-screen-reader.js';

declare global {
  interface Window {
    screenReader: Virtual;
  }
}

/** Starts the virtual screen reader in a part of a page. Focus and live regions are heard from now on. */
async function startReader(page: Page, part: 'body' | 'main'): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ path: bundle }));
  await page.evaluate(
    async ([address, part]) => {
      const { virtual }: { virtual: Virtual } = await import(address);
      const container = document.querySelector(part) ?? document.body;
      await virtual.start({ container });
      window.screenReader = virtual;
      // This reader hears only changes within a live region, so a new alert changes once more.
      const heard = new WeakSet<Element>();
      new MutationObserver(() => {
        for (const alert of document.querySelectorAll('[role="alert"]'))
          if (!heard.has(alert)) {
            heard.add(alert);
            alert.append('');
          }
      }).observe(container, { childList: true, subtree: true });
    },
    [address, part] as const,
  );
}

/** Reads a part of a page from beginning to end. Returns the phrases of a screen reader, one per line. */
export async function readAloud(page: Page, part: 'body' | 'main'): Promise<string> {
  await startReader(page, part);
  const phrases = await page.evaluate(async () => {
    const { screenReader } = window;
    const end = `end of ${await screenReader.lastSpokenPhrase()}`;
    do await screenReader.next();
    while ((await screenReader.lastSpokenPhrase()) !== end);
    return screenReader.spokenPhraseLog();
  });
  return linesOf(phrases);
}

/** One thing that a visitor does: its name, the action, and the element that has the focus afterwards. */
export type Step = readonly [name: string, act: () => Promise<unknown>, focused?: Locator];

/** Takes the steps of a task. Returns the phrases of a screen reader, below the name of each step. */
export async function hearTask(page: Page, steps: readonly Step[]): Promise<string> {
  await startReader(page, 'body');
  const parts: string[] = [];
  for (const [name, act, focused] of steps) {
    await page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
    await act();
    if (focused) await expect(focused).toBeFocused();
    const phrases = await page.evaluate(async () => {
      // Live regions are read after the frame that changes them.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return window.screenReader.spokenPhraseLog();
    });
    parts.push(`> ${name}\n${linesOf(phrases)}`);
  }
  return parts.join('\n');
}

/**
 * Without what this reader alone says: ends of containers, the content of a link, button or heading after its name,
 * paragraphs, emphasis, empty regions, the source of what is not shown, states that do not apply, and values of
 * options. Without the year and ports as well.
 */
function linesOf(phrases: readonly string[]): string {
  const states = /(, )?(not (busy|invalid|disabled)|1 control)/g;
  const plain = (phrase: string) => phrase.replaceAll('\u00a0', ' ').replaceAll(states, '').trim();
  return (
    withoutContentOfNames(phrases.map(plain))
      .filter((phrase) => !/^(paragraph|emphasis|status|polite:|<.*)?$/s.test(phrase))
      // An update in two steps is heard once.
      .filter((phrase, index, all) => !/^polite:/.test(phrase) || phrase !== all[index - 1])
      .map((phrase) =>
        phrase.replace(/^((option|menuitem\w+), .*?), [\w-]+(, (not )?\w+ed)/, '$1$3'),
      )
      .map((phrase) => phrase.replace(/^© \d{4}/, '©').replace(/(localhost):\d+/, '$1'))
      .map((phrase) => `${phrase}\n`)
      .join('')
  );
}

/** Read from the end, where each container is named before its content. A summary has no role here. */
function withoutContentOfNames(phrases: readonly string[]): readonly string[] {
  const around: string[] = [];
  const reversed = [...phrases].reverse().flatMap((phrase) => {
    const [end, name] = /^end(?: of |, |$)(.*)$/s.exec(phrase) ?? [];
    if (end !== undefined) {
      around.push(name ?? '');
      return [];
    }
    if (phrase === around.at(-1)) {
      around.pop();
      return phrases.includes(`end, ${phrase}`) ? ['summary'] : [phrase];
    }
    const isContent = (name: string) => /^(link|button|heading), /.test(name);
    return around.some((name) => isContent(name) && name.includes(phrase)) ? [] : [phrase];
  });
  return reversed.reverse();
}
