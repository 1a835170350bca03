import { pricingFaq } from '../../src/content/faq';
import { services } from '../../src/content/services';
import { expectBelowHeader, scrollTop } from '../browser/support/place';
import { footer, leadTo, mainHeading, navigation } from '../browser/support/roles';
import { expect, hydrateSite, openHydrated, test } from '../browser/support/test';
import { locales } from '../browser/support/words';

const { t } = locales.en;

test('[S2] follows a link to the shown address again, by mouse and by keyboard', async ({
  page,
  english,
}) => {
  const away = async () => {
    await footer(page).scrollIntoViewIfNeeded();
    return scrollTop(page);
  };
  await openHydrated(page, `${english}/services`);
  const shop = services.find(({ id }) => id === 'onlineStore');
  if (!shop) throw new Error('no such service');
  const name = t(shop.title);
  const card = page.getByRole('heading', { name, exact: true });
  const link = footer(page).getByRole('link', { name, exact: true });
  const inNavigation = navigation(page, locales.en).getByRole('link', {
    name: t('services.meta.name'),
  });
  const places: number[] = [];
  for (const press of ['click', 'click', 'Enter', 'Enter']) {
    await away();
    await (press === 'click' ? link.click() : link.press(press));
    await expectBelowHeader(page, card);
    places.push(await scrollTop(page));
    // The keyboard continues inside the card.
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${shop.anchor} :focus`)).toHaveCount(1);
  }
  expect(new Set(places).size).toBe(1);

  await test.step('a link to the page leads to its top', async () => {
    for (const press of ['click', 'Enter', 'Enter']) {
      expect(await away()).toBeGreaterThan(300);
      await (press === 'click' ? inNavigation.click() : inNavigation.press(press));
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
  });

  await test.step('Back restores the position instead', async () => {
    const left = await away();
    await page.goBack();
    await expect(page).toHaveURL(/#/);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(left);
  });

  await test.step('the contents of a long text', async () => {
    await page.goto(`${english}/privacy`);
    await hydrateSite(page);
    const entry = page.locator('main nav').getByRole('link').nth(3);
    const heading = page.getByRole('heading', {
      level: 2,
      name: (await entry.textContent()) ?? '',
    });
    for (const press of ['click', 'click', 'Enter', 'Enter']) {
      await page.evaluate(() => scrollTo(0, 0));
      await (press === 'click' ? entry.click() : entry.press(press));
      await expectBelowHeader(page, heading);
      await expect(heading).toBeFocused();
    }
  });
});

test('[S2] shows the card of a hash, and ignores unknown parts', async ({ page, english }) => {
  for (const strange of [
    '#%E0%A4%A',
    '#main[0]"><img src=x>',
    '?__proto__[x]=1&constructor[prototype][x]=1#maintenance',
  ]) {
    await test.step(strange, async () => {
      // A new document, even if only its hash differs.
      await page.goto('about:blank');
      await page.goto(`${english}/services${strange}`);
      const card = page.getByRole('heading', { name: t('services.items.maintenance.title') });
      const isKnown = strange.endsWith('#maintenance');
      if (isKnown) await expectBelowHeader(page, card);
      await hydrateSite(page);
      if (isKnown) await expectBelowHeader(page, card);
      expect(await page.evaluate(() => Reflect.get({}, 'x'))).toBe(undefined);
      await leadTo(page, locales.en, 'pricing');
      await page.goBack();
      await expect(page).toHaveTitle(t('services.meta.title'));
    });
  }
});

test('[S2] opens the answer of a hash, also among the folded ones, and shows its question', async ({
  page,
  english,
}) => {
  for (const { anchor, question, answer } of [pricingFaq[0], pricingFaq.at(-1)].filter(
    (item) => item !== undefined,
  )) {
    await page.goto('about:blank');
    await page.goto(`${english}/pricing#${anchor}`);
    const heading = page.getByRole('heading', { name: t(question), exact: true });
    await expect(page.getByText(t(answer))).toBeInViewport();
    await expectBelowHeader(page, heading);
    await hydrateSite(page);
    await expect(page.getByText(t(answer))).toBeInViewport();
    await expectBelowHeader(page, heading);
  }
});
