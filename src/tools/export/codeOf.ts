import { type Language, languages } from '../../../locales/languages';
import type { PageData } from '../../app/pageData';
import { isPagePath, pageAt } from '../../content/pagePath';
import { sitePages } from '../../site.pages';
import type { ClientBundles } from './bundle';

/** The source file of each piece of code that is fetched for itself. */
const pieces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sitePages.map(({ path, name }) => [path, pageFile(name)])),
  portfolio: 'src/content/portfolio.ts',
  ...Object.fromEntries(Object.keys(languages).map((code) => [code, `locales/${code}.ts`])),
};

/** `pricing` → `src/pages/PricingPage.tsx` */
export function pageFile(name: string): string {
  return `src/pages/${name[0]?.toUpperCase()}${name.slice(1)}Page.tsx`;
}

/** The addresses of every piece's files. */
export function codeAddresses(client: ClientBundles): PageData['code'] {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, source]) => [name, client.filesOf(source).map(addressOf)]),
  );
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

/** The application's parts, in the order in which they are evaluated: one leads to the next. */
export const startParts = [
  'react.ts',
  'machines.ts',
  'router.ts',
  'components.ts',
  'layout.ts',
  'hydrate.tsx',
];

/** What one page's start needs, in the order of need: main code, words, the page's own. */
export function codeOf(client: ClientBundles, address: string, language: Language): string[] {
  const code = codeAddresses(client);
  const needs = isPagePath(address) ? pageAt(address).needs : undefined;
  const names = [language, address, ...(needs ? [needs] : [])];
  const parts = startParts.flatMap((part) => client.filesOf(`src/start/${part}`).map(addressOf));
  const main = [addressOf(client.client), ...parts];
  return [...new Set([...main, ...names.flatMap((name) => code[name] ?? [])])];
}
