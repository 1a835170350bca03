import { withoutScripts } from '../../../src/tools/bench/sites';
import { bytesBySource } from '../../../src/tools/bench/sourceMap';
import { groupOf } from '../../../src/tools/bench/weight';

describe('[Bench] The weight of code', () => {
  test('every byte belongs to one source, or to the bundler', () => {
    // Line 1: two bytes of nobody, four of a, then b; line 2: all of a.
    const map = { sources: ['a.ts', 'b.ts'], mappings: 'EAAA,ICAA;ADAA' };
    const bytes = bytesBySource('..aaaabé\naaa', map);
    expect([...bytes]).toEqual([
      ['', 2],
      ['a.ts', 7],
      ['b.ts', 3],
    ]);
    // Numbers of more than five bits: column 16, then 123 on.
    const far = { sources: ['a.ts'], mappings: 'gBAAA,2HAAA' };
    expect([...bytesBySource('.'.repeat(150), far)]).toEqual([
      ['', 16],
      ['a.ts', 134],
    ]);
    expect(() => bytesBySource('x', { sources: [], mappings: '!' })).toThrow('no digit');
  });

  test('files are grouped by package or own folder', () => {
    expect(
      [
        'node_modules/@tanstack/router-core/src/router.ts',
        'node_modules/a/node_modules/b/index.js',
        'src/components/menu/x.ts',
        'src/client.ts',
        'machines/site.machine.ts',
      ].map(groupOf),
    ).toEqual(['@tanstack/router-core', 'b', 'src/components', 'src', 'machines']);
  });
});

test('[Bench] the control is the page without what it runs or fetches to run', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="modulepreload" href="/b.js">' +
    '<script type="module" src="/boot.js" data-page="/"></script><script>1</script><p>text</p>';
  expect(withoutScripts(html)).toBe('<link rel="preload" href="/a.woff2" as="font"><p>text</p>');
});
