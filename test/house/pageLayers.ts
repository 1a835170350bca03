import type { Layer } from './layer';

/**
 * What the exported pages are made of: `entries → app → pages → sections → components → tokens`, with words,
 * facts and behaviour beside it.
 */
export const pageLayers: readonly Layer[] = [
  { of: 'locales/', may: { 'locales/': 'value' }, packages: {} },
  { of: 'machines/', may: { 'machines/': 'value' }, packages: { xstate: 'value' } },
  {
    of: 'src/tokens/',
    may: { 'src/tokens/': 'value' },
    packages: { '@emotion/react': 'types' },
  },
  {
    of: 'src/components/',
    may: { 'src/components/': 'value', 'src/tokens/': 'value' },
    packages: {
      react: 'value',
      '@emotion/react': 'value',
      '@emotion/styled': 'value',
      '@tanstack/react-router': 'value',
      '@ariakit/react': 'value',
      uqr: 'value',
      'react-dom': 'value',
    },
  },
  {
    of: 'src/sections/',
    may: {
      'src/sections/': 'value',
      'src/components/': 'value',
      'src/tokens/': 'value',
      'src/hooks/': 'value',
      'src/i18n/': 'value',
      'src/content/': 'value',
      'locales/languages': 'value',
      'locales/': 'types',
      'machines/': 'types',
      'src/settings/': 'types',
    },
    packages: {
      react: 'value',
      '@emotion/react': 'value',
      '@emotion/styled': 'value',
    },
  },
  {
    of: 'src/pages/',
    may: {
      'src/sections/': 'value',
      'src/components/': 'value',
      'src/i18n/': 'value',
      'src/content/': 'value',
    },
    packages: { '@tanstack/react-router': 'value' },
  },
  {
    of: 'src/hooks/',
    may: {
      'src/hooks/': 'value',
      'src/i18n/': 'value',
      'machines/': 'value',
      'src/content/': 'types',
      'locales/': 'types',
      'src/settings/': 'types',
      'src/settings/exampleAddress': 'value',
      'src/settings/exampleNumber': 'value',
    },
    packages: { react: 'value', '@xstate/react': 'value', xstate: 'types' },
  },
  {
    of: 'src/i18n/',
    may: {
      'src/i18n/': 'value',
      'locales/languages': 'value',
      'locales/en': 'later',
      'locales/he': 'later',
      // They come with the editor, in both languages.
      'locales/en/ownMenu': 'value',
      'locales/he/ownMenu': 'value',
      'locales/': 'types',
    },
    packages: { react: 'value', rosetta: 'value' },
  },
  {
    of: 'src/content/',
    may: {
      'src/content/': 'value',
      'src/site.pages': 'value',
      'locales/': 'types',
      'machines/': 'types',
    },
    packages: {},
  },
  {
    of: 'src/seo/',
    may: {
      'src/seo/': 'value',
      'src/content/': 'value',
      'src/i18n/': 'types',
      'locales/languages': 'value',
      'locales/': 'types',
      'src/settings/': 'types',
      'src/settings/exampleAddress': 'value',
    },
    packages: {},
  },
  {
    of: 'src/services/',
    may: {
      'src/services/': 'value',
      'machines/formRules': 'value',
      'machines/': 'types',
      'locales/': 'types',
    },
    packages: { valibot: 'value' },
  },
  {
    of: 'src/app/',
    may: {
      'src/app/': 'value',
      'src/site.pages': 'value',
      'src/sections/': 'value',
      'src/components/': 'value',
      'src/hooks/': 'value',
      'src/i18n/': 'value',
      'src/content/': 'value',
      'src/seo/': 'value',
      'src/services/': 'value',
      'src/tokens/': 'value',
      'machines/': 'value',
      'locales/languages': 'value',
      'src/settings/': 'types',
    },
    packages: {
      react: 'value',
      '@emotion/cache': 'value',
      '@emotion/react': 'value',
      '@emotion/styled': 'value',
      '@tanstack/react-router': 'value',
      xstate: 'value',
    },
  },
  // The one table that leads from an address to its page's code: what reads it takes in no page.
  {
    of: 'src/site.pages',
    may: { 'src/pages/': 'dynamic', 'src/content/': 'types', 'locales/': 'types' },
    packages: { react: 'types' },
  },
  // The script that every page runs at once takes in no code.
  { of: 'src/boot', may: { 'src/app/pageData': 'types' }, packages: {} },
  // What may run before anybody acts: rules and services, nothing of the page.
  {
    of: 'src/counting',
    may: {
      'src/app/pageData': 'value',
      'src/content/consentPrompt': 'value',
      'src/services/': 'value',
      'machines/analyticsRules': 'value',
      'machines/consentRules': 'value',
    },
    packages: {},
  },
  // Each part of the application is fetched for itself, from the one before.
  {
    of: 'src/client',
    may: { 'src/boot': 'types', 'src/start/': 'later', 'src/services/yieldToMain': 'value' },
    packages: {},
  },
  {
    of: 'src/start/',
    may: {
      'src/start/': 'later',
      'src/app/': 'value',
      'src/components/': 'value',
      'src/services/yieldToMain': 'value',
      'locales/': 'types',
    },
    packages: { react: 'value', 'react-dom/client': 'value' },
  },
];
