import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'packages/xstate-workbench/README.md',
  'packages/xstate-workbench/TESTING.md',
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
    ...text.matchAll(
      /`((?:src|test|machines|backend|packages|tools|locales|docs|static|bench)\/[\w./-]*)`/g,
    ),
  ].map(([, named = '']) => named);
  expect([...links, ...paths].filter((file) => !existsSync(file))).toEqual([]);
});

const citing = [
  ...documents,
  ...['src', 'machines', 'backend', 'packages', 'tools', 'test', 'locales'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  ),
];

test('comments and documents cite only sections that exist', () => {
  const headings = new Map(documents.map((name) => [name, headingsOf(name)]));
  const citations = citing.flatMap((file) =>
    citationsIn(file).map((cited) => ({ file, ...cited })),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(
    citations.filter(({ document, heading }) => !headings.get(document)?.includes(heading)),
  ).toEqual([]);
});

/** Headings of a document. A numbered one is cited by its number: `4` for `## 4. States`. */
function headingsOf(document: string): readonly string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#+ (?:(\d+)\. )?(.+)$/gm)].map(
    ([, number, title = '']) => number ?? title,
  );
}

/** Sections that a file cites, also across lines of a comment. */
function citationsIn(file: string) {
  const text = readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const cited = /(docs\/[\w-]+\.md), (?:"([^"]+)"|sections? (\d(?:[\d, ]|and)*))/g;
  return [...text.matchAll(cited)].flatMap(([, document = '', title, numbers = '']) => {
    const names = title ? [title] : (numbers.match(/\d+/g) ?? []);
    return names.map((heading) => ({ document, heading }));
  });
}
