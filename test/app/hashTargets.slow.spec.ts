import { pricingFaq } from '../../src/content/faq';
import { previewedServices, type Service, services } from '../../src/content/services';
import { expectBelowHeader, scrollTop } from '../browser/support/place';
import { footer, leadTo, mainHeading, navigation, section } from '../browser/support/roles';
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

// The export has every link with its target.
test('[S2] links previews and footer links to their cards', async ({ page, english }) => {
  const expectAt = async ({ anchor, title }: Service) => {
    await expect(page).toHaveURL(`${english}/services#${anchor}`);
    await expect(page).toHaveTitle(t('services.meta.title'));
    await expectBelowHeader(page, page.getByRole('heading', { name: t(title), exact: true }));
  };
  const [preview] = previewedServices;
  const [last, other] = services.filter(({ anchor }) => anchor !== 'booking').toReversed();
  if (!preview || !last || !other) throw new Error('no service has a card');
  await openHydrated(page, english);
  const previews = section(page, t('home.services.heading'));
  await previews.getByRole('link', { name: t(preview.title), exact: true }).click();
  await expectAt(preview);
  await page.goBack();
  await expect(page).toHaveTitle(t('home.meta.title'));
  const followInFooter = async (service: Service) => {
    const link = footer(page).getByRole('link', {
      name: t(service.title),
      exact: true,
    });
    await link.press('Enter');
    await expectAt(service);
  };
  await followInFooter(last);
  // The keyboard continues inside the card.
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${last.anchor} :focus`)).toHaveCount(1);
  // From here on the page is unchanged.
  await followInFooter(other);
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
