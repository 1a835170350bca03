import type { languageModel } from '../../../machines/language.model';
import { type BrowserDriver, passTime, sceneOn } from '../../browser/models/browserDriver';
import { drawUntil } from '../../browser/models/drawUntil';
import { holdRequests } from '../../browser/models/heldRequests';
import { origins } from '../../browser/support/addresses';
import { openHydrated } from '../../browser/support/hydrateSite';
import { languageButton, languageItem } from '../../browser/support/roles';
import { type Locale, locales } from '../../browser/support/words';

/** Delay of the fonts for new messages, in ms. */
const patienceWithFonts = 1000;

/** "English" and `en` in the table are the page's own language here, "Hebrew" and `he` the other one. */
export const languageDriver: BrowserDriver<typeof languageModel, 'own' | 'other'> = {
  scenarios: {
    'an English page on the English domain': 'own',
    'an English page on the Hebrew domain': 'other',
  },
  inHebrew: ['choose Hebrew', 'the messages load'],
  console: /\/assets\/(en|he)\./,
  cannot: [
    {
      state: 'Hebrew',
      step: 'choose English',
      why: 'the words of both languages are there by then, and nothing is waited for',
    },
  ],
  async open(domain, { page, locale, origin }) {
    const { language } = locale;
    const other = locales[locale.other];
    const words = await holdRequests(page, `**/assets/${other.language}.*.js`);
    // One folder of pages on both domains.
    const oneRoot = origins(language === 'en' ? 'oneRootCom' : 'oneRootCoIl');
    await openHydrated(page, domain === 'own' ? origin() : oneRoot[other.language]);
    const choose = async (wanted: Locale) => {
      await languageButton(page, locale).click();
      const item = languageItem(page, wanted);
      await drawUntil(page, () => item.isVisible());
      await item.click();
    };
    return sceneOn(page, {
      steps: {
        'choose Hebrew': async () => {
          words.hold();
          await choose(other);
        },
        'choose English': () => choose(locale),
        'the messages load': async () => {
          await words.answer((route) => route.continue());
          await passTime(page, patienceWithFonts);
        },
        'the messages fail to load': () => words.answer((route) => route.abort()),
      },
      look: async () => {
        const button = languageButton(page, locale).or(languageButton(page, other));
        // Both at once, because the language may change in between.
        const [words, busy] = await button.evaluate((node) => [node.textContent, node.ariaBusy]);
        const isOther = words?.endsWith(other.name);
        return { language: isOther ? 'he' : 'en', isLoading: busy === 'true' } as const;
      },
    });
  },
};
