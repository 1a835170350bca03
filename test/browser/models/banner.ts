import { hydrateSite } from '../support/hydrateSite';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

export const bannerDriver: BrowserDriver = {
  async open(scenario, { page, locale: { t }, origin }) {
    await page.goto(origin(scenario === 'with a message' ? 'banner' : 'default'));
    await hydrateSite(page);
    const banner = page.getByRole('complementary', { name: t('layout.banner.label') });
    return sceneOn(page, {
      steps: { 'close it': () => banner.getByRole('button').click() },
      look: async () => ({ isVisible: await banner.isVisible() }),
    });
  },
};
