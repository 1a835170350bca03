import { queuedCalls } from '../support/counting';
import { navigation, panel } from '../support/roles';
import { wakeSite } from '../support/wakeSite';
import type { BrowserDriver } from './driver';
import { openPanel, wide } from './openPanel';
import { sceneOn } from './sceneOn';

export const siteDriver: BrowserDriver = {
  cannot: [
    {
      state: 'on /pricing',
      step: 'go to /pricing',
      why: 'who chooses the page that is shown stays on it, and no page changes',
    },
  ],
  async open(_, { page, locale, origin }) {
    const { t } = locale;
    const sheet = panel(page, locale);
    // A first page that both others can be gone to from.
    await page.goto(`${origin('analytics')}/services`);
    await wakeSite(page);
    let isOnFirstPage = true;
    const goTo = (label: 'layout.nav.home' | 'layout.nav.pricing') => async () => {
      const isOpen = await sheet.isVisible();
      if (!isOpen) await page.setViewportSize(wide);
      const links = isOpen ? sheet : navigation(page, locale);
      await links.getByRole('link', { name: t(label), exact: true }).click();
      isOnFirstPage = false;
    };
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'open the panel': () => openPanel(page, locale),
        'go to /pricing': goTo('layout.nav.pricing'),
        'go to /': goTo('layout.nav.home'),
      },
      look: async () => {
        const calls = await queuedCalls(page);
        return {
          isPanelOpen: await sheet.isVisible(),
          // The first page is counted when the site starts, before this machine hears of any.
          ...(!isOnFirstPage && {
            counted: calls.findLast(({ name }) => name === 'config')?.value,
          }),
        };
      },
    });
  },
};
