import { origins } from '../support/addresses';
import { hydrateSite } from '../support/hydrateSite';
import { languageButton } from '../support/roles';
import { locales } from '../support/words';
import { chooseLanguage } from './chooseLanguage';
import type { BrowserDriver } from './driver';
import { holdRequests } from './heldRequests';
import { passTime, sceneOn } from './sceneOn';

/** Delay of the fonts for new messages, in ms. */
const patienceWithFonts = 1000;

/** "English" in the table is the page's own language here, "Hebrew" the other one. */
export const languageDriver: BrowserDriver = {
  inHebrew: ['choose Hebrew', 'the messages load'],
  console: /\/assets\/(en|he)\./,
  cannot: [
    {
      state: 'Hebrew',
      step: 'choose English',
      why: 'the words of both languages are there by then, and nothing is waited for',
    },
  ],
  async open(scenario, { page, locale, origin }) {
    const { language } = locale;
    const other = locales[locale.other];
    const words = await holdRequests(page, `**/assets/${other.language}.*.js`);
    if (scenario === 'an English page on the English domain') {
      await page.goto(origin());
    } else {
      // One folder of pages on both domains.
      await page.goto(origins(language === 'en' ? 'oneRootCom' : 'oneRootCoIl')[other.language]);
    }
    await hydrateSite(page);
    return sceneOn(page, {
      steps: {
        'choose Hebrew': async () => {
          words.hold();
          await chooseLanguage(page, locale, other);
        },
        'choose English': () => chooseLanguage(page, locale, locale),
      },
      answer: async (answer) => {
        await words.answer((route) => (answer === 'failure' ? route.abort() : route.continue()));
        if (answer !== 'failure') await passTime(page, patienceWithFonts);
      },
      look: async () => {
        const button = languageButton(page, locale).or(languageButton(page, other));
        // Both at once, because the language may change in between.
        const [words, busy] = await button.evaluate((node) => [node.textContent, node.ariaBusy]);
        return { isHebrew: words?.endsWith(other.name), isLoading: busy === 'true' };
      },
    });
  },
};
