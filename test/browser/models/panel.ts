import { act } from '../support/act';
import { panel } from '../support/roles';
import type { BrowserDriver } from './driver';
import { openPanel } from './openPanel';
import { sceneOn } from './sceneOn';
import { narrow, wide } from './windows';

export const panelDriver: BrowserDriver = {
  async open(_, { page, tongue, origin }) {
    const { t } = tongue;
    const sheet = panel(page, tongue);
    await page.setViewportSize(narrow);
    await page.goto(origin());
    await act(page);
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'open the panel': () => openPanel(page, tongue),
        'dismiss it': () => page.keyboard.press('Escape'),
        'go to another page': () => {
          const isOnPricing = new URL(page.url()).pathname === '/pricing';
          const name = t(isOnPricing ? 'layout.nav.services' : 'layout.nav.pricing');
          return sheet.getByRole('link', { name, exact: true }).click();
        },
        'widen the window': () => page.setViewportSize(wide),
      },
      look: async () => ({ isOpen: await sheet.isVisible() }),
    });
  },
};
