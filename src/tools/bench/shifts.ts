import type { Browser } from '@playwright/test';
import { pages } from '../../content/navigation';
import { type Figure, worstOf } from './figure';
import { cheapPhone, onDevice, openAtRest, wake } from './phone';
import { fulfilReviews } from './reviewsAnswer';
import type { Run } from './run';
import { everyLanguage } from './sites';
import { exactly } from './statistics';

/** What moves by itself while a page loads, comes to life and is read to its end, as CLS sums it. */
export async function measureShifts({ browser, sites, isQuick }: Run): Promise<Figure[]> {
  const { ours, plain, counting } = sites.withoutId;
  const found: Figure[] = [];
  for (const language of isQuick ? (['en'] as const) : everyLanguage) {
    for (const path of isQuick ? (['/'] as const) : pages) {
      found.push({
        subject: 'Layout shift',
        counting,
        name: `layout shift, ${language} ${path}`,
        unit: 'count',
        ours: exactly(await shiftOf(browser, `${ours[language]}${path}`, true)),
        control: {
          ...exactly(await shiftOf(browser, `${plain[language]}${path}`, false)),
          what: 'without scripts',
        },
        // Less than anyone can see: what arriving fonts move by a hair.
        goal: { atMost: 0.005 },
        isDetail: true,
      });
    }
  }
  return [worstOf('worst page: layout shift', found), ...found];
}

function shiftOf(browser: Browser, address: string, comesToLife: boolean): Promise<number> {
  return onDevice(browser, { ...cheapPhone, rate: 1 }, async (visit) => {
    const { page } = visit;
    await fulfilReviews(page, 12);
    await page.addInitScript(watchShifts);
    await openAtRest(page, address);
    if (comesToLife) await wake(visit);
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(300);
    return page.evaluate(() => Reflect.get(globalThis, 'benchShift'));
  });
}

/** In the page: sums what moves without having been asked to. */
function watchShifts(): void {
  Reflect.set(globalThis, 'benchShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const before = Number(Reflect.get(globalThis, 'benchShift'));
      Reflect.set(globalThis, 'benchShift', before + Number(Reflect.get(entry, 'value')));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
