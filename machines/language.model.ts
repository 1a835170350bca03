import type { Language } from '../locales/languages';
import { languageMachine } from './language.machine';
import { defineModel } from './testing/model';

const english = { language: 'en', isLoading: false } as const;
const hebrew = { language: 'he', isLoading: false } as const;
const hebrewFailed = { to: 'English', emits: [{ type: 'language.failed' }] } as const;
const englishFailed = { to: 'Hebrew', emits: [{ type: 'language.failed' }] } as const;

/** Source: docs/specification.md, section 4. */
export const languageModel = defineModel({
  machine: languageMachine,
  page: '/',
  scenarios: {
    'an English page on the English domain': {
      input: { rendered: 'en', host: 'en' },
      starts: 'English',
    },
    'an English page on the Hebrew domain': {
      input: { rendered: 'en', host: 'he' },
      starts: 'English, loading Hebrew',
    },
  },
  steps: {
    'choose Hebrew': { events: [{ type: 'language.chosen', language: 'he' }] },
    'choose English': { events: [{ type: 'language.chosen', language: 'en' }] },
    'the messages load': { done: 'loadMessages' },
    'the messages fail to load': { fail: 'loadMessages' },
    'five seconds pass': { wait: 5000 },
    'ten seconds pass': { wait: 10_000 },
  },
  // Further languages are chosen in the same way.
  alike: { 'language.chosen.language': { he: [] as readonly Exclude<Language, 'en' | 'he'>[] } },
  project: (snapshot) => ({
    language: snapshot.context.language,
    isLoading: snapshot.hasTag('busy'),
  }),
  onlyListedSteps: (state) => state.includes('for five seconds'),
  states: {
    English: { projection: english, on: { 'choose Hebrew': 'English, loading Hebrew' } },
    'English, loading Hebrew': {
      projection: { ...english, isLoading: true },
      activeActors: { loadMessages: 'he' },
      on: {
        'choose English': 'English',
        'five seconds pass': 'English, loading Hebrew for five seconds',
        'the messages load': 'Hebrew',
        'the messages fail to load': hebrewFailed,
        'ten seconds pass': hebrewFailed,
      },
    },
    'English, loading Hebrew for five seconds': {
      projection: { ...english, isLoading: true },
      activeActors: { loadMessages: 'he' },
      on: {
        'choose Hebrew': 'English, loading Hebrew for five seconds, chosen again',
        'five seconds pass': hebrewFailed,
      },
    },
    'English, loading Hebrew for five seconds, chosen again': {
      projection: { ...english, isLoading: true },
      activeActors: { loadMessages: 'he' },
      on: { 'five seconds pass': hebrewFailed },
    },
    Hebrew: { projection: hebrew, on: { 'choose English': 'Hebrew, loading English' } },
    'Hebrew, loading English': {
      projection: { ...hebrew, isLoading: true },
      activeActors: { loadMessages: 'en' },
      on: {
        'choose Hebrew': 'Hebrew',
        'the messages load': 'English',
        'the messages fail to load': englishFailed,
        'ten seconds pass': englishFailed,
      },
    },
  },
});
