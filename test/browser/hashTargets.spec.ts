import type { MessageKey } from '../../locales/words';
import { expectBelowHeader } from './support/place';
import { footer, navigation, section } from './support/roles';
import { act, expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

interface Target {
  readonly anchor: string;
  readonly title: MessageKey;
}

/** The four that the specification names. */
const targets: readonly Target[] = [
  { anchor: 'qr-menu', title: 'services.items.qrMenu.title' },
  { anchor: 'ecommerce', title: 'services.items.onlineStore.title' },
  { anchor: 'booking', title: 'services.items.booking.title' },
  { anchor: 'maintenance', title: 'services.items.maintenance.title' },
];

const inFooter = targets.filter(({ anchor }) => anchor !== 'booking');

for (const { language, t } of bothTongues) {
  for (const { anchor, title } of targets) {
    test(`[S2] /services#${anchor} shows its card below the header (${language})`, async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/services#${anchor}`);
      const heading = page.getByRole('heading', { name: t(title), exact: true });
      await expectBelowHeader(page, heading);
      await act(page);
      await expectBelowHeader(page, heading);
    });
  }
}

for (const { anchor, title } of targets) {
  const { t } = tongues.en;
  test(`[S2] the preview on the home page leads to #${anchor}`, async ({ page, english }) => {
    await page.goto(english);
    await act(page);
    const previews = section(page, t('home.services.heading'));
    await previews.getByRole('link', { name: t(title), exact: true }).click();
    await expect(page).toHaveURL(`${english}/services#${anchor}`);
    await expect(page).toHaveTitle(t('meta.services.title'));
    await expectBelowHeader(page, page.getByRole('heading', { name: t(title), exact: true }));
  });
}

for (const { anchor, title } of inFooter) {
  const { t } = tongues.en;
  for (const path of ['/pricing', '/services']) {
    test(`[S2] the footer of ${path} leads to #${anchor}`, async ({ page, english }) => {
      await page.goto(`${english}${path}`);
      await act(page);
      const link = footer(page, tongues.en).getByRole('link', { name: t(title), exact: true });
      await link.click();
      await expect(page).toHaveURL(`${english}/services#${anchor}`);
      await expectBelowHeader(page, page.getByRole('heading', { name: t(title), exact: true }));
    });
  }
}

test('[S2] after a link to a card the keyboard goes on in that card', async ({ page, english }) => {
  const { t } = tongues.en;
  await page.goto(`${english}/pricing`);
  await act(page);
  const name = t('services.items.onlineStore.title');
  await footer(page, tongues.en).getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectBelowHeader(page, page.getByRole('heading', { name, exact: true }));
  await page.keyboard.press('Tab');
  const card = page.getByRole('article', { name });
  await expect(card.locator(':focus')).toHaveCount(1);
});

for (const hash of ['#%E0%A4%A', '#no-such-part', '#"><img src=x>', '#:~:text=menu', '#main[0]']) {
  test(`[S2] a strange hash, ${hash}, does no harm`, async ({ page, english }) => {
    const { t } = tongues.en;
    await page.goto(`${english}/services${hash}`);
    await act(page);
    await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle(t('meta.pricing.title'));
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.services.title'));
  });
}

test('[S2] a query that reaches for the root of all objects does no harm', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/services?__proto__[x]=1&constructor[prototype][x]=1#qr-menu`);
  await act(page);
  expect(await page.evaluate(() => Reflect.get({}, 'x'))).toBe(undefined);
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(tongues.en.t('meta.pricing.title'));
});

test('[S2] the skip link leads to the main content', async ({ page, english }) => {
  await page.goto(english);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: tongues.en.t('layout.skipToContent') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
