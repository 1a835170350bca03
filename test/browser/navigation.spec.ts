import { navLinks } from '../../src/content/navigation';
import { siteConfig } from '../../src/site.config';
import { isSameWindow, markWindow, scrollTop } from './support/place';
import { footer, mainHeading, navigation } from './support/roles';
import { act, expect, test } from './support/test';
import { announcements } from './support/watch';
import { bothTongues, tongues } from './support/words';

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S2] the top navigation leads to the six pages', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      await markWindow(page);
      const links = navigation(page, tongue).getByRole('link');
      await expect(links).toHaveText(navLinks.map(({ label }) => t(label)));
      // From the last one to the first, so that every press leads away.
      for (const { to, label } of [...navLinks].reverse()) {
        await navigation(page, tongue)
          .getByRole('link', { name: t(label), exact: true })
          .click();
        await expect(page).toHaveURL(`${sites[language]}${to}`);
      }
      expect(await isSameWindow(page)).toBe(true);
    });

    test('[S2] the link of the current route is highlighted, and no other', async ({
      page,
      sites,
    }) => {
      for (const { to, label } of navLinks) {
        await page.goto(`${sites[language]}${to}`);
        const links = await navigation(page, tongue).getByRole('link').all();
        for (const link of links) {
          const isCurrent = (await link.textContent()) === t(label);
          const none = 'rgba(0, 0, 0, 0)';
          if (isCurrent) {
            await expect(link).toHaveAttribute('aria-current', 'page');
            await expect(link).not.toHaveCSS('border-bottom-color', none);
          } else {
            await expect(link).not.toHaveAttribute('aria-current');
            await expect(link).toHaveCSS('border-bottom-color', none);
          }
        }
      }
    });

    test('[S2] the highlight follows a client navigation', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      const link = navigation(page, tongue).getByRole('link', { name: t('layout.nav.pricing') });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const current = navigation(page, tongue).locator('[aria-current]');
      await expect(current).toHaveCount(1);
    });

    test('[S2] the get-started button leads to the contact page', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: t('layout.getStarted'), exact: true }).click();
      await expect(page).toHaveURL(`${sites[language]}/contact`);
      await expect(mainHeading(page)).toHaveText(t('contact.heading'));
    });

    test('[S2] ‘Reviews’ is English in the navigation, and marked as English', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      const link = navigation(page, tongue).getByRole('link', { name: 'Reviews', exact: true });
      await expect(link).toHaveAttribute('lang', 'en');
    });

    test('[S2] a client navigation brings title, focus and one announcement, and begins at the top', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      await markWindow(page);
      const link = page.getByRole('link', { name: t('home.services.all') });
      await link.scrollIntoViewIfNeeded();
      expect(await scrollTop(page)).toBeGreaterThan(300);
      await link.click();

      await expect(page).toHaveTitle(t('meta.services.title'));
      await expect(mainHeading(page)).toHaveText(t('services.heading'));
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(0);
      const said = t('layout.announcements.page', { page: t('meta.services.name') });
      await expect.poll(() => announcements(page)).toEqual([said]);
      expect(await isSameWindow(page)).toBe(true);
    });

    test('[S2] Back and Forward bring back the title and the place in the page', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      const link = page.getByRole('link', { name: t('home.services.all') });
      await link.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      await link.click();
      await expect(page).toHaveTitle(t('meta.services.title'));
      const next = page.getByRole('link', { name: t('services.closing.pricing') });
      await next.scrollIntoViewIfNeeded();
      const leftNext = await scrollTop(page);
      await next.click();
      await expect(page).toHaveTitle(t('meta.pricing.title'));

      await page.goBack();
      await expect(page).toHaveTitle(t('meta.services.title'));
      await expect.poll(() => scrollTop(page)).toBe(leftNext);
      await page.goBack();
      await expect(page).toHaveTitle(t('meta.home.title'));
      await expect.poll(() => scrollTop(page)).toBe(left);
      await page.goForward();
      await expect(page).toHaveTitle(t('meta.services.title'));
      await expect.poll(() => scrollTop(page)).toBe(leftNext);
    });

    test('[S2] the footer leads to the services, the company pages, mail and phone', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      const addressOf = (name: string) =>
        footer(page, tongue).getByRole('link', { name, exact: true }).getAttribute('href');
      for (const service of [
        'qrMenu',
        'nfc',
        'onlineStore',
        'maintenance',
        'customDevelopment',
      ] as const) {
        expect(await addressOf(t(`services.items.${service}.title`))).toMatch(/^\/services(#|$)/);
      }
      expect(await addressOf(t('layout.nav.portfolio'))).toBe('/portfolio');
      expect(await addressOf(t('layout.nav.pricing'))).toBe('/pricing');
      expect(await addressOf(t('layout.nav.contact'))).toBe('/contact');
      expect(await addressOf(siteConfig.email)).toBe(`mailto:${siteConfig.email}`);
      expect(await addressOf(siteConfig.phone)).toBe(`tel:${siteConfig.phone.replaceAll(' ', '')}`);
    });

    test('[S2] the copyright line shows the current year', async ({ page, sites }) => {
      await page.clock.setFixedTime(new Date('2031-05-01'));
      await page.goto(sites[language]);
      await act(page);
      await expect(footer(page, tongue)).toContainText('© 2031');
    });

    test('[S1] the chat link opens the messaging app with a greeting in the page’s language', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      const chat = page.getByRole('link', { name: t('layout.chat.label') });
      const number = siteConfig.messagingNumber.replace(/\D/g, '');
      const greeting = encodeURIComponent(t('layout.chat.greeting'));
      await expect(chat).toHaveAttribute('href', `https://wa.me/${number}?text=${greeting}`);
    });
  });
}

test('[S2] Hebrew gets wider spacing in the navigation', async ({ page, english, hebrew }) => {
  const gap = async (site: string, tongue: (typeof tongues)['en']) => {
    await page.goto(site);
    const list = navigation(page, tongue).getByRole('list');
    return list.evaluate((element) => Number.parseFloat(getComputedStyle(element).columnGap));
  };
  expect(await gap(hebrew, tongues.he)).toBeGreaterThan(await gap(english, tongues.en));
});

test('[S2] the social icons’ block is in the footer, hidden', async ({ page, english }) => {
  await page.goto(english);
  for (const name of ['Facebook', 'LinkedIn', 'Instagram']) {
    const link = page.getByRole('link', { name, includeHidden: true });
    await expect(link).toBeAttached();
    await expect(link).toBeHidden();
  }
});
