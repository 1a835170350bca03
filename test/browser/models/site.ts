import type { siteModel } from '../../../machines/site.model';
import { openHydrated } from '../support/hydrateSite';
import { navigation, panel } from '../support/roles';
import { type BrowserDriver, sceneOn } from './browserDriver';
import { openPanel, wide } from './openPanel';

export const siteDriver: BrowserDriver<typeof siteModel> = {
  scenarios: { 'on any page': '/' },
  async open(path, { page, locale, origin }) {
    const { t } = locale;
    const sheet = panel(page, locale);
    await openHydrated(page, origin() + path);
    // A link to the current page changes nothing.
    const others = ['layout.nav.pricing', 'layout.nav.services'] as const;
    let visits = 0;
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'open the panel': () => openPanel(page, locale),
        'go to another page': async () => {
          const isOpen = await sheet.isVisible();
          if (!isOpen) await page.setViewportSize(wide);
          const links = isOpen ? sheet : navigation(page, locale);
          const name = t(others[visits % 2] ?? others[0]);
          visits += 1;
          await links.getByRole('link', { name, exact: true }).click();
        },
      },
      look: async () => ({ isPanelOpen: await sheet.isVisible() }),
    });
  },
};
