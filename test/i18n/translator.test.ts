import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { MessageKey } from '../../locales/words';
import { createTranslator, type Dictionary } from '../../src/i18n/translator';
import { flatWords } from '../locales/flatWords';

const facts = {
  studio: 'Tafrit',
  email: 'a@b.com',
  replyHours: 24,
  meetingMinutes: 30,
  uptime: 99.9,
};

const keys = Object.keys(flatWords(en)).filter((key): key is MessageKey => key !== '');

describe('[S4] Translator', () => {
  test('translates into its language', () => {
    expect(createTranslator('en', { en, he }, facts)('layout.nav.home')).toBe('Home');
    expect(createTranslator('he', { en, he }, facts)('layout.nav.home')).toBe('בית');
  });

  test('falls back to English for a missing message', () => {
    const wordless: Dictionary = { ...he, layout: { ...he.layout, getStarted: '' } };
    const t = createTranslator('he', { en, he: wordless }, facts);
    expect(t('layout.getStarted')).toBe('Get Started');
    expect(t('layout.nav.home')).toBe('בית');
  });

  test('falls back to English for a missing dictionary', () => {
    const t = createTranslator('he', { en }, facts);
    expect(t('errors.notFound.title')).toBe('Page Not Found');
  });

  test.each(['en', 'he'] as const)('never shows a key, %s', (language) => {
    const t = createTranslator(language, { en, he }, facts);
    for (const key of keys) {
      expect(t(key)).not.toBe('');
      expect(t(key)).not.toContain(key);
    }
  });

  test('shows nothing for an unknown key', () => {
    expect(createTranslator('he', {}, facts)('layout.nav.home')).toBe('');
  });

  test('fills parameters and defaults', () => {
    const t = createTranslator('en', { en, he }, facts);
    expect(t('reviews.list.rating', { rating: 4 })).toBe('4 out of 5 stars');
    expect(t('layout.logo')).toBe('Tafrit, home page');
    expect(t('home.features.rush.description')).toContain('99.9% uptime');
  });

  test('prefers parameters to defaults', () => {
    const t = createTranslator('en', { en }, facts);
    expect(t('layout.logo', { studio: 'Another' })).toBe('Another, home page');
  });

  test('fills defaults into English fallbacks', () => {
    const t = createTranslator('he', { en }, facts);
    expect(t('errors.noScript.email')).toBe('Write to a@b.com');
  });

  test('does not fill parameters recursively', () => {
    const t = createTranslator('en', { en }, facts);
    expect(t('reviews.list.moreOf', { name: '{{email}}' })).toContain('{{email}}');
    expect(t('reviews.list.moreOf', { name: '$& $1' })).toContain('$& $1');
  });
});
