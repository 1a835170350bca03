import type { bannerModel } from '../../../machines/banner.model';
import { openHydrated } from '../support/hydrateSite';
import type { VariantName } from '../support/variants';
import { type BrowserDriver, sceneOn } from './browserDriver';

export const bannerDriver: BrowserDriver<typeof bannerModel, VariantName> = {
  scenarios: { 'with a message': 'banner', 'without a message': 'default' },
  async open(variant, { page, locale: { t }, origin }) {
    await openHydrated(page, origin(variant));
    const banner = page.getByRole('complementary', { name: t('layout.banner.label') });
    return sceneOn(page, {
      steps: { 'close it': () => banner.getByRole('button').click() },
      look: async () => ({ isVisible: await banner.isVisible() }),
    });
  },
};
