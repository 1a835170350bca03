import type { MessageStore } from '../../../src/i18n/messageStore';
import { LanguageSelector } from '../../../src/sections/LanguageSelector';
import { wordsOf } from '../../support/siteWords';
import { chooseLanguage, languageButton } from './chooseLanguage';
import { createDeferredPort } from './deferredPort';
import type { ReactDriver } from './driver';
import { openPage, pass, performing } from './page';

export const languageDriver: ReactDriver = {
  async open(scenario, inspect) {
    const host = scenario === 'an English page on the Hebrew domain' ? 'he' : 'en';
    const port = createDeferredPort<void>();
    const words: MessageStore = { ...wordsOf(), load: port.ask };
    await openPage(<LanguageSelector />, { host, words, inspect });
    return {
      perform: performing({
        'choose Hebrew': () => chooseLanguage('עברית'),
        'choose English': () => chooseLanguage('English'),
      }),
      pass,
      answer: (_, answer) => port.answer(answer === 'failure' ? answer : undefined),
      look: async () => ({
        isHebrew: languageButton().textContent?.startsWith('שפה'),
        isComing: languageButton().getAttribute('aria-busy') === 'true',
      }),
    };
  },
};
