import { expect } from '@playwright/test';
import { pages } from '../../src/site/navigation';
import { cutWords, wideElements } from '../browser/support/fit';
import { locales } from '../browser/support/words';
import { desk, phone, sites, test } from './test';

for (const [place, size, { language }] of [
  ['desk', desk, locales.en],
  ['phone', phone, locales.he],
] as const) {
  test.describe(() => {
    test.use({ size });
    test(`[S2] fits the window on every page, and hydrates on a phone (${language}, ${place})`, async ({
      visit,
    }) => {
      for (const path of pages) {
        await visit.open(sites[language] + path);
        await visit.select('main h1').expectShown();
        await expect.poll(() => visit.read(() => document.fonts.status)).toBe('loaded');
        expect(await visit.read(wideElements), path).toEqual([]);
        expect(await visit.read(cutWords), path).toEqual([]);
        // The same code in both windows.
        if (size === phone) await visit.hydrate();
      }
    });
  });
}
