import { screen, within } from '@testing-library/react';
import { connectAnalytics } from '../../../src/app/connectAnalytics';
import { ConsentPrompt } from '../../../src/sections/ConsentPrompt';
import { ConsentSettings } from '../../../src/sections/ConsentSettings';
import { translatorOf } from '../../support/siteWords';
import { analyticsId, readCounting } from './counting';
import type { ReactDriver } from './driver';
import { afterwards, answersNothing, openPage, pass, performing } from './page';

const t = translatorOf('en');

/** What stands in the browser when a visit begins. */
interface Arrival {
  readonly analyticsConsent?: 'none';
  readonly remembered?: 'granted' | 'refused';
  readonly globalPrivacyControl?: true;
}

const arrivals: Readonly<Record<string, Arrival>> = {
  'granted on an earlier visit': { remembered: 'granted' },
  'refused on an earlier visit': { remembered: 'refused' },
  'not asked at all': { analyticsConsent: 'none', remembered: 'refused' },
  'forbidden by the browser': {
    analyticsConsent: 'none',
    remembered: 'granted',
    globalPrivacyControl: true,
  },
};

export const consentDriver: ReactDriver = {
  async open(scenario, inspect) {
    const { analyticsConsent = 'ask', ...browser } = arrivals[scenario] ?? {};
    arriveWith(browser);
    const page = (
      <>
        <ConsentPrompt />
        <ConsentSettings />
      </>
    );
    const settings = { analyticsId, analyticsConsent } as const;
    const { site, router, user } = await openPage(page, { settings, inspect });
    const counting = readCounting();
    connectAnalytics(site, router);

    const prompt = () => screen.queryByRole('region', { name: t('consent.title') });
    const choice = () =>
      screen.queryByRole('region', { name: t('consent.settings.heading') }) ?? undefined;
    const pressIn = (part: HTMLElement | null | undefined, name: string) =>
      user.click(within(part ?? document.body).getByRole('button', { name }));
    return {
      perform: performing({
        agree: () =>
          prompt()
            ? pressIn(prompt(), t('consent.accept'))
            : pressIn(choice(), t('consent.settings.grant')),
        refuse: () => pressIn(prompt(), t('consent.refuse')),
        withdraw: () => pressIn(choice(), t('consent.settings.withdraw')),
      }),
      pass,
      answer: answersNothing,
      look: async () => {
        const block = choice();
        return {
          isAsked: prompt() !== null,
          isCounted: counting.isOn(),
          // Where the site asks nobody, a page does not say what the browser asks for.
          ...(block && { isForbidden: within(block).queryByRole('button') === null }),
        };
      },
    };
  },
};

function arriveWith({ remembered, globalPrivacyControl }: Arrival): void {
  if (remembered) localStorage.setItem('analytics-consent', remembered);
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: globalPrivacyControl,
    configurable: true,
  });
  afterwards(() => {
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
}
