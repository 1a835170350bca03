import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { withoutSpaceKerning } from '../../src/tools/export/spaceKerning';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2',
);

describe('[S6] The display face', () => {
  test('keeps its spaces: of its pairs, only those that begin with a space are gone', async () => {
    const font = await subsetFont(await readFile(file), ' AVvwy', { targetFormat: 'truetype' });
    const open = withoutSpaceKerning(font);
    const changed = [...open].filter((byte, at) => byte !== font[at]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((byte) => byte === 0)).toBe(true);
    // What is done once leaves nothing to do.
    expect(withoutSpaceKerning(open)).toEqual(open);
    // Each pair's advance and its variation, of A, v, w and y.
    expect(changed.length).toBeLessThanOrEqual(4 * 4);
  });
});
