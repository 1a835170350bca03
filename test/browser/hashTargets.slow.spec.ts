import type { Page } from '@playwright/test';
import { type ServiceAnchor, services } from '../../src/content/services';
import { expectBelowHeader } from './support/place';
import { footer, navigation, section } from './support/roles';
import { expect, hydrateSite, test } from './support/test';
import { locales } from './support/words';

/** The four anchors of the specification. */
const anchors: readonly ServiceAnchor[] = ['qr-menu', 'ecommerce', 'booking', 'maintenance'];

const { t } = locales.en;

function titleOf(anchor: ServiceAnchor): string {
  const [service] = services.filter((one) => one.anchor === anchor);
  if (!service) throw new Error(`no service has the anchor ${anchor}`);
  return t(service.title);
}

function headingOf(page: Page, anchor: ServiceAnchor) {
  return page.getByRole('heading', { name: titleOf(anchor), exact: true });
}

/** Opens an address as a new document, even if only its hash differs. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('[S2] shows a card below the header for each anchor of /services, before and after hydration', async ({
  page,
  english,
}) => {
  for (const anchor of anchors) {
    await test.step(`[S2] #${anchor}`, async () => {
      await openAnew(page, `${english}/services#${anchor}`);
      await expectBelowHeader(page, headingOf(page, anchor));
      await hydrateSite(page);
      await expectBelowHeader(page, headingOf(page, anchor));
    });
  }
});

test('[S2] links previews and footer links to their cards', async ({ page, english }) => {
  const expectAt = async (anchor: ServiceAnchor) => {
    await expect(page).toHaveURL(`${english}/services#${anchor}`);
    await expect(page).toHaveTitle(t('meta.services.title'));
    await expectBelowHeader(page, headingOf(page, anchor));
  };
  await page.goto(english);
  await hydrateSite(page);
  for (const anchor of anchors) {
    const previews = section(page, t('home.services.heading'));
    const name = titleOf(anchor);
    await previews.getByRole('link', { name, exact: true }).click();
    await expectAt(anchor);
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.home.title'));
  }
  const pressInFooter = async (anchor: ServiceAnchor) => {
    const name = titleOf(anchor);
    await footer(page, locales.en).getByRole('link', { name, exact: true }).click();
    await expectAt(anchor);
  };
  await pressInFooter('qr-menu');
  // From here on the page is unchanged.
  await pressInFooter('ecommerce');
  await pressInFooter('maintenance');
});

test('[S2] continues keyboard navigation inside a card after a link to it', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/pricing`);
  await hydrateSite(page);
  const name = titleOf('ecommerce');
  await footer(page, locales.en).getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectBelowHeader(page, headingOf(page, 'ecommerce'));
  await page.keyboard.press('Tab');
  const card = page.getByRole('article', { name });
  await expect(card.locator(':focus')).toHaveCount(1);
});

test('[S2] ignores unknown hashes, and queries with names of Object.prototype', async ({
  page,
  english,
}) => {
  for (const strange of [
    '#%E0%A4%A',
    '#main[0]"><img src=x>',
    '?__proto__[x]=1&constructor[prototype][x]=1#qr-menu',
  ]) {
    await test.step(strange, async () => {
      await openAnew(page, `${english}/services${strange}`);
      await hydrateSite(page);
      expect(await page.evaluate(() => Reflect.get({}, 'x'))).toBe(undefined);
      await navigation(page, locales.en)
        .getByRole('link', { name: t('layout.nav.pricing') })
        .click();
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await page.goBack();
      await expect(page).toHaveTitle(t('meta.services.title'));
    });
  }
});

test('[S2] moves the focus to the main content by the skip link', async ({ page, english }) => {
  await page.goto(english);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: locales.en.t('layout.skipToContent') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
