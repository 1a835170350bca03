import type { bookingBadgeModel } from '../../../machines/bookingBadge.model';
import { reloadParameter } from '../../../src/start/pageContract';
import { type BrowserDriver, type Seen, sceneOn } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { openHydrated } from '../../browser/support/hydrateSite';
import { leadTo } from '../../browser/support/roles';
import { badge, dialog, dialogCode } from './bookingPage';

export const bookingBadgeDriver: BrowserDriver<typeof bookingBadgeModel> = {
  // Loaded for a missing chunk, so it is not loaded again.
  scenarios: { 'on any page': `/?${reloadParameter}=en` },
  console: /ERR_FAILED/,
  cannot: [
    {
      state: 'closed, loaded',
      step: 'press the badge',
      why: 'the code is there by then, and nothing is waited for',
    },
  ],
  async open(path, { page, locale, origin }) {
    const code = await holdRequests(page, dialogCode);
    await openHydrated(page, origin() + path);
    const link = badge(page, locale);
    const opened = dialog(page, locale);
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'press the badge': () => link.press('Enter'),
        // Only a page change closes a dialog that is not shown yet.
        'close the dialog': async () =>
          (await opened.isVisible())
            ? page.keyboard.press('Escape')
            : leadTo(page, locale, 'pricing'),
        'the code loads': () => code.answer((route) => route.continue()),
        'the code fails to load': () => code.answer((route) => route.abort()),
      },
      async look(): Promise<Seen<typeof bookingBadgeModel>> {
        if (await opened.isVisible()) return { state: 'open' };
        const [busy, popup] = await link.evaluate((node) => [node.ariaBusy, node.ariaHasPopup]);
        if (busy) return { state: 'opening' };
        return { state: popup ? 'closed' : 'linked' };
      },
    });
  },
};
