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
    /** Goes to a page whose code is gone. The site asks whether its address can be reached before it decides. */
    const vanish =
      (name: 'services' | 'pricing', words = '') =>
      async () => {
        // A draft outlasts a change of page; the page that stands could not be gone to.
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
        'load it anew': () =>
          notice.getByRole('button', { name: t('errors.newVersion.reload') }).click(),
        'stay here': () => notice.getByRole('button', { name: t('layout.banner.close') }).click(),
      },
      look: async () => ({
        isPromptingReload: await notice.isVisible(),
        // Nothing stands in the place of a page that is on its way out.
        isReloading: (await page.getByRole('main').textContent()) === '',
      }),
    });
  },
};

/**
 * A deployment has taken the code of two pages away. Loading them anew brings nothing: the browser stays where
 * it is, while a document that is waited for would keep everybody from looking.
 */
async function loseCode(page: Page, site: string): Promise<void> {
  await page.route(/\/assets\/(Services|Pricing)Page\./, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.origin === site && /^\/(services|pricing)$/.test(url.pathname),
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
}
