import { expect } from '@playwright/test';
import { services } from '../../src/content/services';
import { titleKey } from '../../src/seo/pageHead';
import { pages } from '../../src/site/navigation';
import { cutWords, wideElements } from '../browser/support/fit';
import { locales } from '../browser/support/words';
import { desk, phone, sites, test } from './test';

const { t } = locales.en;

test.use({ isDark: true });

for (const [place, size, { language, direction, t }] of [
  ['desk', desk, locales.en],
  ['phone', phone, locales.he],
] as const) {
  test.describe(() => {
    test.use({ size });
    test(`[S2] fits the window, is dark and hydrates on every page (${language}, ${place})`, async ({
      visit,
    }) => {
      for (const path of pages) {
        await visit.open(sites[language] + path);
        await visit.expectTitle(t(titleKey(path)));
        const root = await visit.read(([html]) => ({ lang: html?.lang, dir: html?.dir }));
        expect(root).toEqual({ lang: language, dir: direction });
        await visit.select('main h1').expectShown();
        await expect.poll(() => visit.read(() => document.fonts.status)).toBe('loaded');
        expect(await visit.read(wideElements), path).toEqual([]);
        expect(await visit.read(cutWords), path).toEqual([]);
        const [ground, ink] = await visit.select('body').read(brightness);
        expect(ground, path).toBeLessThan(80);
        expect(ink, path).toBeGreaterThan(160);
        await visit.hydrate();
      }
    });
  });
}

test('[S1] draws a round sticker, and strikes through a sold-out dish', async ({ visit }) => {
  await visit.open(sites.en);
  const [width, height, faceWidth, faceHeight] = await visit
    .select('[data-object="sticker"]')
    .read(([disc]) => {
      const face = disc?.firstElementChild as HTMLElement;
      return [disc?.offsetWidth, disc?.offsetHeight, face.offsetWidth, face.offsetHeight];
    });
  expect(width).toBeGreaterThan(0);
  expect({ width, faceWidth }).toEqual({ width: height, faceWidth: faceHeight });
  const dish = visit.select('[data-object="smallMenu"] [data-sold-out]');
  const line = await dish.read(([first]) => first && getComputedStyle(first).textDecorationLine);
  expect(line).toBe('line-through');
});

test('[S4] restores the scroll position after two quick Backs', async ({ visit }) => {
  await visit.openHydrated(sites.en);
  await visit.scrollTo(1500);
  for (const name of ['services', 'pricing'] as const) {
    await visit
      .find('banner')
      .find('link', t(`${name}.meta.name`))
      .click();
    await visit.select('main h1').expectText(t(`${name}.heading`));
    await visit.select('main h1').expectFocus();
  }
  await visit.read(() => {
    history.back();
    setTimeout(() => history.back(), 100);
  });
  await visit.expectTitle(t('home.meta.title'));
  await expect.poll(() => visit.scrollTop()).toBe(1500);
});

test('[S2] reports no error when a page is left during hydration', async ({ visit }) => {
  for (let round = 0; round < 4; round += 1) {
    await visit.open(sites.en);
    await visit.mouse({ type: 'pointerMove', duration: 0, x: 50 + round, y: 50 });
    await visit.read(() => location.assign('/pricing'));
    await visit.expectTitle(t('pricing.meta.title'));
    await visit.expectNoProblems();
  }
});

test('[S2] moves the focus to the main content by the skip link', async ({ visit }) => {
  await visit.open(sites.en);
  await visit.pressKey('Tab');
  await visit.find('link', t('layout.skipToContent')).expectFocus();
  await visit.pressKey('Enter');
  await visit.find('main').expectFocus();
});

test.describe(() => {
  test.use({ size: phone });
  test('[S2] shows the card of a hash below the header, before and after hydration', async ({
    visit,
  }) => {
    for (const { anchor, title } of services.filter(({ anchor }) => anchor)) {
      await visit.open('about:blank');
      await visit.open(`${sites.en}/services#${anchor}`);
      const heading = visit.find('heading', t(title));
      await visit.expectBelowHeader(heading);
      await visit.hydrate();
      await visit.expectBelowHeader(heading);
    }
  });
});

/** Runs in the page: brightness of background and text, from 0 to 255. */
function brightness([element = document.body]: HTMLElement[]) {
  const { backgroundColor, color } = getComputedStyle(element);
  return [backgroundColor, color].map((text) => {
    const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });
}
