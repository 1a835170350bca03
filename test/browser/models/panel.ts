import { hydrateSite } from '../support/hydrateSite';
import { panel } from '../support/roles';
import { drawUntil } from './drawUntil';
import type { BrowserDriver } from './driver';
import { narrow, openPanel, wide } from './openPanel';
import { sceneOn } from './sceneOn';

export const panelDriver: BrowserDriver = {
  inHebrew: ['open the panel', 'dismiss it', 'go to another page'],
  async open(_, { page, locale, origin }) {
    const { t } = locale;
    const sheet = panel(page, locale);
    await page.setViewportSize(narrow);
    await page.goto(origin());
    await hydrateSite(page);
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'open the panel': () => openPanel(page, locale),
        'dismiss it': () => page.keyboard.press('Escape'),
        'go to another page': async () => {
          const isOnPricing = new URL(page.url()).pathname === '/pricing';
          const other = isOnPricing ? 'services' : 'pricing';
          await sheet.getByRole('link', { name: t(`layout.nav.${other}`), exact: true }).click();
          // A page that loads after the panel is opened again closes it.
          await drawUntil(page, async () => (await page.title()) === t(`meta.${other}.title`));
        },
        'widen the window': () => page.setViewportSize(wide),
      },
      look: async () => ({ isOpen: await sheet.isVisible() }),
    });
  },
};
