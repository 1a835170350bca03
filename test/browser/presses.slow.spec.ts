import { placeOf } from './support/place';
import { mainHeading, navigation } from './support/roles';
import { expect, openHydrated, test } from './support/test';
import { locales } from './support/words';

/* No click is lost or late. Source: docs/specification.md, section 4. */

const { t } = locales.en;

test('[S2] loses none of six quick presses, and the last one wins', async ({ page, english }) => {
  await openHydrated(page, english);
  const pages = ['services', 'portfolio', 'pricing', 'contact', 'services', 'pricing'] as const;
  const links = pages.map((name) =>
    navigation(page, locales.en).getByRole('link', { name: t(`${name}.meta.name`) }),
  );
  // Every page is prefetched, so that navigation is as fast as possible.
  for (const link of links) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  const reached = await page.evaluateHandle(() => {
    const paths: (string | undefined)[] = [];
    const note = ({ target }: Event) =>
      paths.push(target instanceof Element ? target.closest('a')?.pathname : undefined);
    addEventListener('click', note, true);
    return paths;
  });
  const places = await Promise.all(links.map(placeOf));
  for (const { x, y, width, height } of places) {
    await page.mouse.click(x + width / 2, y + height / 2);
    // The rhythm of clicks, without waiting for anything.
    await page.waitForTimeout(90);
  }
  expect(await reached.jsonValue()).toEqual(pages.map((name) => `/${name}`));
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  await expect(page).toHaveURL(`${english}/pricing`);
});
