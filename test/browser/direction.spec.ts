import type { Locator, Page } from '@playwright/test';
import { placeOf } from './support/place';
import { panel, panelButton } from './support/roles';
import { expect, openHydrated, test } from './support/test';
import { bothLocales, type Locale } from './support/words';

type Find = (page: Page, locale: Locale) => Locator;

/** What stands at an edge of the window that changes sides with the direction of the page. */
const mirrored: Readonly<Record<string, { readonly edge: 'start' | 'end'; readonly find: Find }>> =
  {
    'the logo': {
      edge: 'start',
      find: (page) => page.getByRole('banner').getByRole('link').first(),
    },
    'the button of the panel': { edge: 'end', find: panelButton },
    'the panel': { edge: 'end', find: panel },
  };

/** Texts whose characters stand from left to right in both directions, by page. */
const leftToRight: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/contact': {
    'a phone number': /\+?\d[\d -]{8,}\d/,
    'an email address': /\w+@\w+\.\w+/,
    'an hour': /\d+:00/,
  },
  '/pricing': { 'an amount': /₪?\d+\.\d\d/ },
};

for (const locale of bothLocales) {
  const { language, direction } = locale;

  test(`[S4] mirrors what has a direction (${language})`, async ({ page, sites }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, `${sites[language]}/pricing`);
    for (const [name, { edge, find }] of Object.entries(mirrored)) {
      if (name === 'the panel') await panelButton(page, locale).click();
      const { left, right } = await placeOf(find(page, locale));
      const isLeft = left < 390 - right;
      expect
        .soft(isLeft ? 'left' : 'right', name)
        .toBe((edge === 'start') === (direction === 'ltr') ? 'left' : 'right');
    }
  });

  test(`[S9] never mirrors numbers and addresses (${language})`, async ({ page, sites }) => {
    for (const [path, texts] of Object.entries(leftToRight)) {
      await page.goto(sites[language] + path);
      for (const [name, { source }] of Object.entries(texts)) {
        const places = await page.evaluate(leftEdges, source);
        expect.soft(places.length, name).toBeGreaterThan(3);
        expect.soft(places, name).toEqual(places.toSorted((one, other) => one - other));
      }
    }
  });
}

/** Runs in the page: left edges of the characters of its first text like this, in the order of reading. */
function leftEdges(source: string): number[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pattern = new RegExp(source);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { index, 0: found } = pattern.exec(text.textContent ?? '') ?? { index: 0, 0: '' };
    if (!found || !text.parentElement?.checkVisibility()) continue;
    return [...found].map((_, offset) => {
      const range = document.createRange();
      range.setStart(text, index + offset);
      range.setEnd(text, index + offset + 1);
      return range.getBoundingClientRect().left;
    });
  }
  return [];
}
