import { en } from '../../locales/en';
import type { Language } from '../../locales/languages';
import { loadDictionary } from '../../src/i18n/loadDictionary';
import { createMessageStore } from '../../src/i18n/messageStore';

const facts = (language: Language) => ({ studio: language === 'he' ? 'תפריט' : 'Tafrit' });

test('[S4] messages are loaded once, also for concurrent requests, and not if they are given', async () => {
  const load = jest.fn(loadDictionary);
  const words = createMessageStore(load, facts, { en });
  await Promise.all([words.load('en'), words.load('he'), words.load('he')]);
  await words.load('he');
  expect(load.mock.calls).toEqual([['he']]);
  expect(words.translator('en')('layout.logo')).toBe('Tafrit, home page');
  expect(words.translator('he')('layout.logo')).toBe('תפריט, לדף הבית');
});

test('[S4] messages that fail to load reject, keep the other language, and can be loaded again', async () => {
  const load = jest.fn(loadDictionary).mockRejectedValueOnce(new Error('offline'));
  const words = createMessageStore(load, facts, { en });
  const english = words.translator('en');
  await expect(words.load('he')).rejects.toThrow('offline');
  expect(words.translator('en')).toBe(english);
  expect(words.translator('he')('layout.nav.home')).toBe('Home');
  await words.load('he');
  const hebrew = words.translator('he');
  expect(hebrew('layout.nav.home')).toBe('בית');
  // The same until another dictionary is loaded.
  expect(words.translator('he')).toBe(hebrew);
});
