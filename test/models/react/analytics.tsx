import { screen } from '@testing-library/react';
import { connectAnalytics } from '../../../src/app/connectAnalytics';
import { connectNavigation } from '../../../src/app/connectNavigation';
import { ConsentPrompt } from '../../../src/sections/ConsentPrompt';
import { ConsentSettings } from '../../../src/sections/ConsentSettings';
import { LanguageSelector } from '../../../src/sections/LanguageSelector';
import { NavigationLinks } from '../../../src/sections/NavigationLinks';
import { translatorOf } from '../../support/siteWords';
import { chooseLanguage } from './chooseLanguage';
import { analyticsId, readCounting } from './counting';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing, press } from './page';

const t = translatorOf('en');
const early = 'page, language and domain are seen before anybody can answer';

/** To be walked on an Israeli domain. */
export const analyticsDriver: ReactDriver = {
  cannot: [
    { state: 'off', step: 'consent is given', why: early },
    { state: 'off, / seen', step: 'consent is given', why: early },
    { step: 'come by the other domain', why: 'a visit has one domain' },
    {
      scenario: 'counted before the site started',
      why: 'the page tells the machine of its consent in the same moment',
    },
  ],
  async open(scenario, inspect) {
    const id = scenario === 'without one' ? '' : analyticsId;
    const { site, words, router, user } = await openPage(
      <>
        <NavigationLinks layout="row" />
        <LanguageSelector />
        <ConsentPrompt />
        <ConsentSettings />
      </>,
      { settings: { analyticsId: id, analyticsConsent: 'ask' }, inspect },
    );
    const counting = readCounting();
    connectNavigation(site, words, router);
    connectAnalytics(site, router);

    const button = (name: string) => screen.queryByRole('button', { name });
    const answer = (name: string) => user.click(screen.getByRole('button', { name }));
    const refusal = () =>
      button(t('consent.refuse')) ? 'consent.refuse' : 'consent.settings.withdraw';
    return {
      perform: performing({
        'consent is given': () => answer(t('consent.settings.grant')),
        'consent is taken back': () => answer(t(refusal())),
        'look at /': () => press(screen.getByRole('link', { name: 'Home' })),
        'look at /pricing': () => press(screen.getByRole('link', { name: 'Pricing' })),
        'read English': () => chooseLanguage('English'),
        'read Hebrew': () => chooseLanguage('עברית'),
        // It is how the visit began.
        'come by the Israeli domain': () => {},
      }),
      pass,
      answer: answersNothing,
      look: async () => ({ isOn: counting.isOn(), ...counting.last() }),
    };
  },
};
