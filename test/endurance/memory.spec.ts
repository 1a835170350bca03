import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { origins } from '../browser/support/addresses';
import { navigation, switchLanguage } from '../browser/support/roles';
import { locales } from '../browser/support/words';

declare global {
  interface Window {
    pendingTimers: Set<unknown>;
  }
}

/** Allowed growth in MB or counts, less than 200 leaks would add. */
const growth = { heap: 1.5, listeners: 10, nodes: 50, timers: 2 };
type Held = typeof growth;

test('[S8] leaks no memory, listeners, nodes or timers in 200 navigations and language changes', async ({
  page,
}) => {
  await page.addInitScript(countTimers);
  await page.goto(origins('everything').en);
  let locale = locales.en;
  const wander = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['services', 'pricing', 'reviews', 'home'] as const) {
        const words = locale.t(`layout.nav.${name}`);
        await navigation(page, locale).getByRole('link', { name: words, exact: true }).click();
        await expect(page).toHaveTitle(locale.t(`${name}.meta.title`));
      }
      locale = await switchLanguage(page, locale);
    }
  };
  // The first rounds load and compile code.
  await wander(4);
  const session = await page.context().newCDPSession(page);
  const first = await measure(page, session);
  await wander(40);
  const grown = async () => {
    const last = await measure(page, session);
    return (Object.keys(growth) as (keyof Held)[])
      .filter((key) => last[key] - first[key] > growth[key])
      .map((key) => `${key}: ${first[key]} → ${last[key]}`);
  };
  await expect.poll(grown).toEqual([]);
});

async function measure(page: Page, session: CDPSession): Promise<Held> {
  // Later collections free what earlier ones released.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => window.pendingTimers.size);
  return { heap: usedSize / 1_000_000, listeners: jsEventListeners, nodes, timers };
}

/** Tracks every pending timeout in `pendingTimers`. Runs in the page. */
function countTimers(): void {
  const pending = new Set<unknown>();
  window.pendingTimers = pending;
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(set, self, [call, ...others]) {
      const callOnce = (...words: unknown[]) => pending.delete(id) && call(...words);
      const id: unknown = set.call(self, callOnce, ...others);
      pending.add(id);
      return id;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply: (clear, self, [id]) => pending.delete(id) && clear.call(self, id),
  });
}
