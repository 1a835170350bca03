import { languageMachine } from './language.machine';
import { defineModel } from './model';

const english = { isHebrew: false, isComing: false };
const hebrew = { isHebrew: true, isComing: false };
const hebrewFailed = {
  to: 'English',
  emits: [{ type: 'language.failed', language: 'he' }],
} as const;
const englishFailed = {
  to: 'Hebrew',
  emits: [{ type: 'language.failed', language: 'en' }],
} as const;

/** Source: docs/specification.md, section 4; docs/decisions.md, "Domains, language and addresses". */
export const languageModel = defineModel({
  machine: languageMachine,
  ports: { loadWords: 'promise' },
  scenarios: {
    'an English page on the English domain': {
      input: { rendered: 'en', host: 'en' },
      starts: 'English',
    },
    'an English page on the Hebrew domain': {
      input: { rendered: 'en', host: 'he' },
      starts: 'English, Hebrew coming',
    },
  },
  steps: {
    'choose Hebrew': { events: [{ type: 'language.chosen', language: 'he' }] },
    'choose English': { events: [{ type: 'language.chosen', language: 'en' }] },
    'the words come': { done: 'loadWords' },
    'the words fail to come': { fail: 'loadWords' },
    'five seconds go by': { wait: 5000 },
    'ten seconds go by': { wait: 10_000 },
  },
  project: (snapshot) => ({
    isHebrew: snapshot.context.language === 'he',
    isComing: snapshot.hasTag('busy'),
  }),
  states: {
    English: { seen: english, on: { 'choose Hebrew': 'English, Hebrew coming' } },
    'English, Hebrew coming': {
      seen: { ...english, isComing: true },
      pendingRequests: { loadWords: 'he' },
      on: {
        'choose English': 'English',
        'five seconds go by': 'English, Hebrew coming for five seconds',
        'the words come': 'Hebrew',
        'the words fail to come': hebrewFailed,
        'ten seconds go by': hebrewFailed,
      },
    },
    'English, Hebrew coming for five seconds': {
      seen: { ...english, isComing: true },
      pendingRequests: { loadWords: 'he' },
      isExplorationBoundary: true,
      on: {
        'choose Hebrew': 'English, Hebrew coming for five seconds, chosen again',
        'five seconds go by': hebrewFailed,
      },
    },
    'English, Hebrew coming for five seconds, chosen again': {
      seen: { ...english, isComing: true },
      pendingRequests: { loadWords: 'he' },
      isExplorationBoundary: true,
      on: { 'five seconds go by': hebrewFailed },
    },
    Hebrew: { seen: hebrew, on: { 'choose English': 'Hebrew, English coming' } },
    'Hebrew, English coming': {
      seen: { ...hebrew, isComing: true },
      pendingRequests: { loadWords: 'en' },
      on: {
        'choose Hebrew': 'Hebrew',
        'the words come': 'English',
        'the words fail to come': englishFailed,
        'ten seconds go by': englishFailed,
      },
    },
  },
});
