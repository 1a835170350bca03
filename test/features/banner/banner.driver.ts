import type { bannerModel } from '../../../machines/banner.model';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { openHydrated } from '../../browser/support/hydrateSite';
import type { VariantName } from '../../browser/support/variants';

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
