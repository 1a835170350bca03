import * as en from '../../locales/en';
import type { Language } from '../../locales/languages';
import { createMessageStore, loadDictionary } from '../../src/i18n/messageStore';

const facts = (language: Language) => ({ studio: language === 'he' ? 'תפריט' : 'Tafrit' });

test('[S4] messages are loaded once, also for concurrent requests, and not if they are given', async () => {
  const load = jest.fn(loadDictionary);
  const messages = createMessageStore(load, facts, { en });
  await Promise.all([messages.load('en'), messages.load('he'), messages.load('he')]);
  await messages.load('he');
  expect(load.mock.calls).toEqual([['he']]);
  expect(messages.translator('en')('layout.logo')).toBe('Tafrit, home page');
  expect(messages.translator('he')('layout.logo')).toBe('תפריט, לדף הבית');
});
