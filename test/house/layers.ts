import type { ImportKind } from '../../src/tools/testing/sourceFiles';

/** The strongest way of taking something in; `value` allows every other, `later` all but at once. */
export type Access = ImportKind | 'later';

/** What the files of one layer may take in. A layer that is not named is out of reach. */
export interface Layer {
  /** How a file's path begins. The first layer that fits is the file's. */
  readonly of: string;
  /** By the beginning of the other file's path; the longest that fits decides. */
  readonly may: Readonly<Record<string, Access>>;
  readonly packages: Readonly<Record<string, Access>>;
}

const anyPackage = { '*': 'value' } as const;

/**
 * The one way that imports go: `entries → app → pages → sections → components → tokens`, with words,
 * facts and behaviour beside it.
 * Source: architecture, The house.
 */
export const layers: readonly Layer[] = [
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
  // The service behind the site, in Node: nothing of the exported pages takes it in.
  {
    of: 'src/service/',
    may: {
      'src/service/': 'value',
      'src/services/': 'value',
      'src/content/': 'value',
      'src/i18n/': 'value',
      'src/tokens/': 'value',
      'src/components/Mark': 'value',
      'src/settings/': 'value',
      'src/site.config': 'value',
      'machines/formRules': 'value',
      'locales/': 'value',
    },
    packages: anyPackage,
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
  {
    of: 'src/models/',
    may: { 'src/models/': 'value', 'machines/': 'value' },
    packages: { xstate: 'value', valibot: 'value' },
  },
  {
    of: 'src/charts/',
    may: { 'src/charts/': 'value', 'src/models/': 'value', 'src/tokens/': 'value' },
    packages: {
      xstate: 'types',
      'elkjs/lib/elk-api': 'types',
      'elkjs/lib/elk.bundled.js': 'value',
    },
  },
  {
    of: 'src/settings/',
    may: { 'src/settings/': 'value', 'locales/': 'types' },
    packages: { valibot: 'value' },
  },
  { of: 'src/site.config', may: { 'src/settings/': 'types' }, packages: {} },
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
  {
    of: 'src/server',
    may: {
      'src/serverStyles': 'value',
      'src/app/': 'value',
      'src/content/': 'value',
      'src/i18n/': 'types',
      'src/seo/': 'value',
      'src/tokens/': 'value',
      'locales/languages': 'value',
      'src/settings/': 'types',
    },
    packages: {
      '@emotion/cache': 'value',
      '@emotion/react': 'value',
      '@emotion/server/create-instance': 'value',
      '@tanstack/react-router': 'value',
      lightningcss: 'value',
      'react-dom/server': 'value',
    },
  },
  {
    of: 'src/dev/',
    may: {
      'src/dev/': 'value',
      'src/workbench/': 'value',
      'src/app/': 'value',
      'src/services/': 'value',
      'src/tokens/': 'value',
      'locales/': 'types',
    },
    packages: {
      react: 'value',
      'react-dom/client': 'value',
      '@emotion/cache': 'value',
      '@emotion/react': 'value',
      '@statelyai/inspect': 'value',
      xstate: 'types',
    },
  },
  {
    of: 'src/workbench/',
    may: {
      'src/workbench/': 'value',
      'src/charts/': 'value',
      'src/models/': 'value',
      'src/app/': 'value',
      'src/pages/': 'dynamic',
      'src/sections/': 'value',
      'src/components/': 'value',
      'src/hooks/': 'value',
      'src/i18n/': 'value',
      'src/content/': 'value',
      'src/services/': 'value',
      'src/tokens/': 'value',
      'machines/': 'value',
      'locales/': 'value',
      'src/settings/': 'types',
    },
    packages: anyPackage,
  },
  {
    of: 'src/tools/',
    may: {
      'src/tools/': 'value',
      'src/charts/': 'value',
      'src/models/': 'value',
      'src/server': 'value',
      'src/service/': 'value',
      'src/app/': 'value',
      'src/components/': 'value',
      'src/content/': 'value',
      'src/i18n/': 'value',
      'src/seo/': 'value',
      'src/tokens/': 'value',
      'machines/': 'value',
      'locales/': 'value',
      'src/settings/': 'value',
      'src/site.config': 'value',
      'src/site.pages': 'value',
    },
    packages: anyPackage,
  },
];
