import { sourceFiles } from '../../src/tools/testing/sourceFiles';

const machines = sourceFiles('machines').filter(({ path }) => path.endsWith('.machine.ts'));
const site = sourceFiles('src').filter(
  ({ path }) => !/^src\/(workbench|models|tools)\//.test(path),
);

test('[House] every event that a machine emits has a listener in the site', () => {
  const emitted = machines.flatMap(({ text }) => namesIn(text, /\bemit\([^']*?type: '([\w.]+)'/g));
  const heard = new Set(site.flatMap(({ text }) => namesIn(text, /\.on\(\s*'([\w.]+)'/g)));
  expect(emitted.length).toBeGreaterThan(10);
  expect([...new Set(emitted)].filter((type) => !heard.has(type))).toEqual([]);
});

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
