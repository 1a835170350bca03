import type { Page } from '@playwright/test';
import { inquiryForm } from '../support/forms';
import { hydrateSite } from '../support/hydrateSite';
import { navigation } from '../support/roles';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

export const recoveryDriver: BrowserDriver = {
  console: /status of 404|ChunkLoadError/,
  async open(scenario, { page, locale, origin }) {
    const { t } = locale;
    const site = origin();
    await loseCode(page, site);
    if (scenario === 'after a reload of /services') {
      await page.addInitScript(
        (address) => sessionStorage.setItem('reloaded-for', address),
        `${site}/services`,
      );
    }
    await page.goto(`${site}/contact`);
    await hydrateSite(page);

    const notice = page.getByRole('alert').filter({ hasText: t('errors.newVersion.title') });
    const draft = inquiryForm(page, locale).field('message');
    const goTo = (name: 'contact' | 'services' | 'pricing') =>
      navigation(page, locale)
        .getByRole('link', { name: t(`layout.nav.${name}`), exact: true })
        .click();
    let written = '';
    const write = async (words: string) => {
      await goTo('contact');
      await draft.fill(words);
      written = words;
    };
    /**
     * Navigates to a page whose chunk is gone. Before it decides, the site checks that the address can be reached.
     */
    const vanish =
      (name: 'services' | 'pricing', words = '') =>
      async () => {
        // A draft survives navigation; the current page cannot be navigated to.
        const isThere = new URL(page.url()).pathname === `/${name}`;
        if (words !== written) await write(words);
        else if (isThere) await goTo('contact');
        const reached = page.waitForResponse((response) => response.request().method() === 'HEAD');
        await goTo(name);
        await reached;
      };
    return sceneOn(page, {
      steps: {
        'the code of /services cannot be fetched': vanish('services'),
        'the code of /pricing cannot be fetched': vanish('pricing'),
        'the code of /services cannot be fetched, over a draft': vanish(
          'services',
          'Twelve tables',
        ),
        'reload the page': () =>
          notice.getByRole('button', { name: t('errors.newVersion.reload') }).click(),
        'stay here': () => notice.getByRole('button', { name: t('layout.banner.close') }).click(),
      },
      look: async () => ({
        isPromptingReload: await notice.isVisible(),
        // Nothing replaces a page that is being left.
        isReloading: (await page.getByRole('main').textContent()) === '',
      }),
    });
  },
};

/**
 * A deployment has deleted the chunks of two pages. Reloading them gets no response: the browser stays, while a
 * pending document would block every query.
 */
async function loseCode(page: Page, site: string): Promise<void> {
  await page.route(/\/assets\/(Services|Pricing)Page\./, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.origin === site && /^\/(services|pricing)$/.test(url.pathname),
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
}
