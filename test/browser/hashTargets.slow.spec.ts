import { pricingFaq } from '../../src/content/faq';
import { previewedServices, type Service, services } from '../../src/content/services';
import { expectBelowHeader } from './support/place';
import { footer, navigation, section } from './support/roles';
import { expect, hydrateSite, test } from './support/test';
import { locales } from './support/words';

const { t } = locales.en;

test('[S2] links previews and footer links to their cards, below the header', async ({
  page,
  english,
}) => {
  const expectAt = async ({ anchor, title }: Service) => {
    await expect(page).toHaveURL(`${english}/services#${anchor}`);
    await expect(page).toHaveTitle(t('meta.services.title'));
    await expectBelowHeader(page, page.getByRole('heading', { name: t(title), exact: true }));
  };
  await page.goto(english);
  await hydrateSite(page);
  const previews = section(page, t('home.services.heading'));
  for (const service of previewedServices) {
    await previews.getByRole('link', { name: t(service.title), exact: true }).click();
    await expectAt(service);
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.home.title'));
  }
  const followInFooter = async (service: Service) => {
    const links = footer(page, locales.en);
    await links.getByRole('link', { name: t(service.title), exact: true }).press('Enter');
    await expectAt(service);
  };
  const [last, ...others] = services.filter(({ anchor }) => anchor !== 'booking').toReversed();
  if (!last) throw new Error('no service has a card');
  await followInFooter(last);
  await test.step('the keyboard continues inside the card', async () => {
    await page.keyboard.press('Tab');
    const card = page.getByRole('article', { name: t(last.title) });
    await expect(card.locator(':focus')).toHaveCount(1);
  });
  // From here on the page is unchanged.
  for (const service of others) await followInFooter(service);
});

test('[S2] shows the card of a hash before and after hydration, and ignores unknown parts of an address', async ({
  page,
  english,
}) => {
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
      await navigation(page, locales.en)
        .getByRole('link', { name: t('layout.nav.pricing') })
        .click();
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await page.goBack();
      await expect(page).toHaveTitle(t('meta.services.title'));
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
