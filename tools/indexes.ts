import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, languageCodes } from '../locales/languages';
import { serviceVariables, variableGroups } from '../src/settings/variables';
import { sitePages } from '../src/site.pages';

/** Text of the files that list others: the messages of each language, the loader of each page, models, and variables. */
export function indexes(): Readonly<Record<string, string>> {
  const dictionaries = languageCodes.map((code) => [`locales/${code}.ts`, dictionaryOf(code)]);
  return {
    ...Object.fromEntries(dictionaries),
    'src/app/pageLoaders.ts': pageLoaders(),
    'machines/models.ts': models(),
    '.env.example': envExample(),
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

/** Text of `.env.example`, without values: in `.env`, they would override edits of `src/site.config.ts`. */
function envExample(): string {
  const groups = variableGroups.map(({ doc, variables }) => {
    const expected = new Set(variables.map((variable) => variable.expected));
    const lines = [`# ${doc}`, `# Expected: ${[...expected].join('; ')}`];
    return [...lines, ...variables.map(({ name }) => `#${name}=`)].join('\n');
  });
  const service = serviceVariables.map(({ name, doc, expected, fallback }) =>
    [
      `# ${doc}`,
      `# Expected: ${expected}${fallback ? `; ${fallback} where not set` : ''}`,
      `#${name}=`,
    ].join('\n'),
  );
  return [head, ...groups, serviceHead, ...service].join('\n\n').concat('\n');
}

const head = `# Written by \`npm run record\`. Each variable takes the place of one value of src/site.config.ts at build time.
# Copy what differs into a file named .env, without the # before its name, or set it in the environment.`;

const serviceHead = `# Settings of the service behind the site (docs/operator.md). It reads them from the environment and .env only.`;
