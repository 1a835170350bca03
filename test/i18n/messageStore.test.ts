import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { loadDictionary } from '../../src/i18n/loadDictionary';
import { createMessageStore } from '../../src/i18n/messageStore';

const facts = (language: Language) => ({ studio: language === 'he' ? 'תפריט' : 'Tafrit' });
const dictionaries = { en, he };

describe('[S4] Message store', () => {
  test('loads a language once', async () => {
    const load = jest.fn(async (language: Language) => dictionaries[language]);
    const words = createMessageStore(load, facts);
    await words.load('he');
    await words.load('he');
    expect(load).toHaveBeenCalledTimes(1);
    expect(words.translator('he')('layout.nav.home')).toBe('בית');
  });

  test('loads once for concurrent requests', async () => {
    const load = jest.fn(async (language: Language) => dictionaries[language]);
    const words = createMessageStore(load, facts);
    await Promise.all([words.load('he'), words.load('he')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('does not load an initial dictionary', async () => {
    const load = jest.fn(async (language: Language) => dictionaries[language]);
    const words = createMessageStore(load, facts, { en });
    await words.load('en');
    expect(load).not.toHaveBeenCalled();
  });

  test('rejects when messages fail to load, and can retry', async () => {
    const load = jest
      .fn(async (language: Language) => dictionaries[language])
      .mockRejectedValueOnce(new Error('offline'));
    const words = createMessageStore(load, facts, { en });
    await expect(words.load('he')).rejects.toThrow('offline');
    expect(words.translator('he')('layout.nav.home')).toBe('Home');
    await words.load('he');
    expect(words.translator('he')('layout.nav.home')).toBe('בית');
  });

  test('keeps the other language after a failure', async () => {
    const words = createMessageStore(() => Promise.reject(new Error('offline')), facts, { en });
    const before = words.translator('en');
    await expect(words.load('he')).rejects.toThrow();
    expect(words.translator('en')).toBe(before);
  });

  test('returns the same translator until another dictionary is loaded', async () => {
    const words = createMessageStore(async (language) => dictionaries[language], facts, { en });
    const english = words.translator('en');
    expect(words.translator('en')).toBe(english);
    await words.load('he');
    const hebrew = words.translator('he');
    expect(words.translator('he')).toBe(hebrew);
    expect(hebrew).not.toBe(english);
  });

  test('uses the parameters of the language', () => {
    const words = createMessageStore(loadDictionary, facts, { en, he });
    expect(words.translator('en')('layout.logo')).toContain('Tafrit');
    expect(words.translator('he')('layout.logo')).toContain('תפריט');
  });

  test('loads the dictionary of each language', async () => {
    await expect(loadDictionary('en')).resolves.toBe(en);
    await expect(loadDictionary('he')).resolves.toBe(he);
  });
});
