import type { consentModel } from '../../../machines/consent.model';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { openHydrated } from '../../browser/support/hydrateSite';
import { section } from '../../browser/support/roles';
import type { VariantName } from '../../browser/support/variants';
import { askForPrivacy, isCounting } from './counting';

/** Settings, an earlier answer, and Global Privacy Control. */
interface SetUp {
  readonly variant: VariantName;
  readonly remembered?: 'granted' | 'refused';
  readonly isPrivate?: true;
}

export const consentDriver: BrowserDriver<typeof consentModel, SetUp> = {
  scenarios: {
    'asked for the first time': { variant: 'consent' },
    'granted on an earlier visit': { variant: 'consent', remembered: 'granted' },
    'refused on an earlier visit': { variant: 'consent', remembered: 'refused' },
    'when asking is turned off': { variant: 'analytics', remembered: 'refused' },
    'under Global Privacy Control': {
      variant: 'analytics',
      remembered: 'granted',
      isPrivate: true,
    },
  },
  async open({ variant, remembered, isPrivate }, { page, locale: { t }, origin }) {
    if (isPrivate) await askForPrivacy(page);
    await page.addInitScript((answer) => {
      localStorage.clear();
      if (answer) localStorage.setItem('analytics-consent', answer);
    }, remembered);
    await openHydrated(page, `${origin(variant)}/privacy`);

    const prompt = section(page, t('consent.title'));
    const settings = section(page, t('consent.settings.heading'));
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        agree: () => settings.getByRole('button', { name: t('consent.settings.grant') }).click(),
        refuse: () => prompt.getByRole('button', { name: t('consent.refuse') }).click(),
        withdraw: () =>
          settings.getByRole('button', { name: t('consent.settings.withdraw') }).click(),
      },
      look: async () => ({
        isAsked: await prompt.isVisible(),
        isCounted: await isCounting(page),
      }),
    });
  },
};
