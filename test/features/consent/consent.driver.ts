import { expect, type Page } from '@playwright/test';
import type { consentModel } from '../../../machines/consent.model';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { openHydrated } from '../../browser/support/hydrateSite';
import { footer, leadTo, section } from '../../browser/support/roles';
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
  async open({ variant, remembered, isPrivate }, { page, locale, origin }) {
    const { t } = locale;
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
        // A click would scroll to the button first.
        agree: () =>
          settings
            .getByRole('button', { name: t('consent.settings.grant') })
            .dispatchEvent('click'),
        refuse: async () =>
          (await prompt.isVisible())
            ? prompt.getByRole('button', { name: t('consent.refuse'), exact: true }).click()
            : answerInOtherTab(page, 'refused'),
        withdraw: () =>
          settings.getByRole('button', { name: t('consent.settings.withdraw') }).click(),
        'read on': () => page.evaluate(() => scrollTo(0, innerHeight)),
        // And back, to a first screen with links at its lower edge.
        'open another page': async () => {
          await leadTo(page, locale, 'pricing');
          await footer(page)
            .getByRole('link', { name: t('privacy.meta.name') })
            .press('Enter');
          await expect(settings).toBeVisible();
        },
      },
      look: async () => ({
        isAsked: await prompt.isVisible(),
        isCounted: await isCounting(page),
      }),
    });
  },
};

/** Stores an answer as another tab of the site does. */
async function answerInOtherTab(page: Page, answer: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.evaluate((value) => localStorage.setItem('analytics-consent', value), answer);
  await other.close();
}
