import type { panelModel } from '../../../machines/panel.model';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { drawUntil } from '../../browser/models/drawUntil';
import { hold } from '../../browser/support/code';
import { openHydrated } from '../../browser/support/hydrateSite';
import { footer, panel, panelButton } from '../../browser/support/roles';

/** Window widths in px with the navigation in the panel and in the header. */
const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

export const panelDriver: BrowserDriver<typeof panelModel> = {
  scenarios: { 'on any page': '/' },
  inHebrew: ['open the panel', 'dismiss it', 'go to another page'],
  async open(path, { page, locale, origin }) {
    const { t } = locale;
    const sheet = panel(page, locale);
    const code = await hold(page, '**/assets/PricingPage.*');
    await page.setViewportSize(narrow);
    await openHydrated(page, origin() + path);
    const openPanel = async () => {
      await page.setViewportSize(narrow);
      await panelButton(page, locale).click();
    };
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'open the panel': openPanel,
        'dismiss it': () => page.keyboard.press('Escape'),
        'go to another page': async () => {
          // A link in the panel dismisses it, so only a page that was pending before arrives over it.
          await page.keyboard.press('Escape');
          const name = t('pricing.meta.name');
          await footer(page).getByRole('link', { name, exact: true }).click();
          await openPanel();
          await drawUntil(page, () => page.evaluate(() => history.state.isPanelOpen === true));
          code.release();
          await drawUntil(page, async () => (await page.title()) === t('pricing.meta.title'));
        },
        'widen the window': () => page.setViewportSize(wide),
      },
      look: async () => ({ isOpen: await sheet.isVisible() }),
    });
  },
};
