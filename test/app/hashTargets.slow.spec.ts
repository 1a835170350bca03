import { pricingFaq } from '../../src/content/faq';
import { previewedServices, type Service, services } from '../../src/content/services';
import { expectBelowHeader } from '../browser/support/place';
import { footer, leadTo, section } from '../browser/support/roles';
import { expect, hydrateSite, openHydrated, test } from '../browser/support/test';
import { locales } from '../browser/support/words';

const { t } = locales.en;

// The export has every link with its target.
test('[S2] links previews and footer links to their cards', async ({ page, english }) => {
  const expectAt = async ({ anchor, title }: Service) => {
    await expect(page).toHaveURL(`${english}/services#${anchor}`);
    await expect(page).toHaveTitle(t('meta.services.title'));
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
  await expect(page).toHaveTitle(t('meta.home.title'));
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
