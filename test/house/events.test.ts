import { sourceFiles } from '../../src/tools/testing/sourceFiles';

/** Emitted, and heard by nobody. Has to become empty: a machine that tells nobody needs no telling. */
const unheard = ['booking.scheduled', 'swipe.snappedBack', 'toast.dismissed', 'widget.failed'];

const machines = sourceFiles('machines').filter(({ path }) => path.endsWith('.machine.ts'));
const site = sourceFiles('src').filter(
  ({ path }) => !/^src\/(workbench|models|tools)\//.test(path),
);

test('[House] every event that a machine emits has a listener in the site', () => {
  const emitted = machines.flatMap(({ text }) => namesIn(text, /\bemit\([^']*?type: '([\w.]+)'/g));
  const heard = new Set(site.flatMap(({ text }) => namesIn(text, /\.on\(\s*'([\w.]+)'/g)));
  expect(emitted.length).toBeGreaterThan(15);
  expect([...new Set(emitted)].filter((type) => !heard.has(type)).sort()).toEqual(unheard);
});

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
