import { isCounting, queuedCalls } from '../support/counting';
import { footer, navigation, section } from '../support/roles';
import { wakeSite } from '../support/wakeSite';
import { locales } from '../support/words';
import { chooseLanguage } from './chooseLanguage';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

/** The page that the table calls `/`: the one on which consent can be given and taken back. */
const home = '/privacy';

const toldAtOnce =
  'a site that starts tells address, language and domain before anybody can answer';

export const analyticsDriver: BrowserDriver = {
  cannot: [
    { state: 'off', step: 'consent is given', why: toldAtOnce },
    { state: 'off', step: 'consent is taken back', why: 'only what was given can be taken back' },
    { state: 'off, / seen', step: 'consent is given', why: toldAtOnce },
    { state: 'off, / seen', step: 'look at /', why: 'a page that stays is told once' },
    { step: 'come by the other domain', why: 'a page stays on its domain' },
    {
      scenario: 'counted before the site started',
      why: 'the page tells the machine of its consent in the same moment',
    },
    {
      state: 'off, /pricing seen',
      step: 'consent is given',
      why: 'who has taken it back gives it again on the privacy page only',
    },
  ],
  async open(scenario, { page, locale, origin }) {
    const { t } = locale;
    const hasId = scenario === 'with a measurement id';
    await page.addInitScript(() => localStorage.clear());
    await page.goto(`${origin(hasId ? 'consent' : 'default')}${home}`);
    if (!hasId) await wakeSite(page);

    const settings = section(page, t('consent.settings.heading'));
    // Told already, when the site started.
    const nothing = async () => {};
    let hasStarted = false;
    let shown = locale;
    const read = (wanted: typeof locale) => async () => {
      if (shown === wanted) return;
      await chooseLanguage(page, shown, wanted);
      shown = wanted;
    };
    return sceneOn(page, {
      isTimeless: true,
      steps: {
        'look at /': async () => {
          if (hasStarted) {
            const name = t('meta.privacy.name');
            await footer(page, locale).getByRole('link', { name }).click();
          } else {
            await wakeSite(page);
            hasStarted = true;
          }
        },
        'look at /pricing': () =>
          navigation(page, locale)
            .getByRole('link', { name: t('layout.nav.pricing') })
            .click(),
        'read English': read(locales.en),
        'read Hebrew': read(locales.he),
        'come by the Israeli domain': nothing,
        'consent is given': () =>
          settings.getByRole('button', { name: t('consent.settings.grant') }).click(),
        'consent is taken back': () =>
          settings.getByRole('button', { name: t('consent.settings.withdraw') }).click(),
      },
      look: async () => {
        const calls = await queuedCalls(page);
        const last = (call: string) => calls.findLast(({ name }) => name === call)?.value;
        const path = last('config');
        return {
          isOn: await isCounting(page),
          path: path === home ? '/' : path,
          language: last('language_view'),
        };
      },
    });
  },
};
