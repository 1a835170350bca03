import { type Language, languages } from '../../locales/languages';
import type { CodeTable, PageData } from '../../src/app/pageData';
import { sitePages } from '../../src/site.pages';
import type { ClientBundles } from './bundle';

/** Source file of each separately loaded chunk. */
const pieces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sitePages.map(({ path, name }) => [path, pageFile(name)])),
  portfolio: 'src/content/portfolio.ts',
  ...Object.fromEntries(Object.keys(languages).map((code) => [code, `locales/${code}.ts`])),
};

/** `pricing` → `src/pages/PricingPage.tsx` */
function pageFile(name: string): string {
  return `src/pages/${name[0]?.toUpperCase()}${name.slice(1)}Page.tsx`;
}

/** Addresses of the files of every chunk. */
export function codeAddresses(client: ClientBundles): PageData['code'] {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, source]) => [name, client.filesOf(source).map(addressOf)]),
  );
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

/** The application's parts in order of evaluation. */
export const startParts = [
  'react.ts',
  'machines.ts',
  'router.ts',
  'components.ts',
  'layout.ts',
  'hydrate.tsx',
];

/** Files of each page in order of need: shared code, messages, data, the page's own. */
export function codeTable(client: ClientBundles, language: Language, siteData: string): CodeTable {
  const code = codeAddresses(client);
  const parts = startParts.flatMap((part) =>
    client.filesOf(`src/entry/parts/${part}`).map(addressOf),
  );
  const shared = [addressOf(client.client), ...parts, ...(code[language] ?? []), siteData];
  const own = sitePages.map(({ path, ...page }) => {
    const names = 'needs' in page ? [path, page.needs] : [path];
    const files = names.flatMap((name) => code[name] ?? []);
    return [path, files.filter((file) => !shared.includes(file))];
  });
  return { shared: [...new Set(shared)], own: Object.fromEntries(own) };
}
