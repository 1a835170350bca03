import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, languageCodes } from '../locales/languages';
import { sitePages } from '../src/site.pages';

/** Text of the files that list others: the messages of each language, the loader of each page, and models. */
export function indexes(): Readonly<Record<string, string>> {
  const dictionaries = languageCodes.map((code) => [`locales/${code}.ts`, dictionaryOf(code)]);
  return {
    ...Object.fromEntries(dictionaries),
    'src/app/pageLoaders.ts': pageLoaders(),
    'machines/models.ts': models(),
  };
}

/** `pricing` → `PricingPage`, in `src/pages/PricingPage.tsx`. */
export function pageComponent(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}Page`;
}

function dictionaryOf(code: string): string {
  const names = readdirSync(`locales/${fallbackLanguage}`)
    .map((file) => path.parse(file).name)
    // The menu editor loads its own messages, and the boot script has them in all languages.
    .filter((name) => name !== 'menuEditor' && name !== 'start')
    .sort();
  return `/* The messages in \`${code}/\`, as \`npm run record\` lists them. */
${names.map((name) => `export { ${name} } from './${code}/${name}';\n`).join('')}`;
}

function pageLoaders(): string {
  const loaders = sitePages.map(({ name }) => {
    const component = pageComponent(name);
    return `  ${name}: async () => (await import('../pages/${component}')).${component},\n`;
  });
  return `import type { ReactNode } from 'react';
import type { PageName } from '../site.pages';

/** Loads the component of each page, a separate bundle. \`npm run record\` lists them. */
export const pageLoaders: Readonly<Record<PageName, () => Promise<() => ReactNode>>> = {
${loaders.join('')}};
`;
}

function models(): string {
  const names = readdirSync('machines')
    .flatMap((file) => /^(\w+)\.machine\.ts$/.exec(file)?.[1] ?? [])
    .sort();
  return `/* The model of every machine, as \`npm run record\` lists them. */
${names.map((name) => `export { ${name}Model as ${name} } from './${name}.model';\n`).join('')}`;
}
