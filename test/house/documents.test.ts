import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(documents)('%s refers only to files that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    path.join(path.dirname(document), link),
  );
  // Without patterns such as `locales/*/terms.ts`.
  const paths = [
    ...text.matchAll(/`((?:src|test|machines|backend|tools|locales|docs|static)\/[\w./-]*)`/g),
  ].map(([, named = '']) => named);
  expect([...links, ...paths].filter((file) => !existsSync(file))).toEqual([]);
});
