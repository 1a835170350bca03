import { readdirSync } from 'node:fs';
import { pages } from '../../src/content/navigation';
import { affectedBy } from '../../src/tools/testing/affected';
import { browserSpecs } from '../../src/tools/testing/browserSpecs';
import { sourceFiles } from '../../src/tools/testing/sourceFiles';

const files = sourceFiles('src', 'machines', 'locales');
const affected = (...changed: string[]) => affectedBy(changed, files, browserSpecs);

describe('[House] The browser tests that a change can affect', () => {
  test('every file of browser tests says what it asks about, and each of that is there', () => {
    const specs = readdirSync('test/browser').filter((file) => file.endsWith('.spec.ts'));
    expect(Object.keys(browserSpecs).sort()).toEqual(specs.sort());
    const beginnings = Object.values(browserSpecs).flatMap(({ files: own = [], parts = [] }) => [
      ...own,
      ...parts,
    ]);
    const lost = beginnings.filter((one) => !files.some(({ path }) => path.startsWith(one)));
    expect(lost).toEqual([]);
  });

  test.each(pages)('the file of %s affects it', (page) => {
    const file = files.find(
      ({ path }) => path.startsWith('src/pages/') && path.endsWith(fileOf(page)),
    );
    expect(affected(file?.path ?? '').pages).toEqual([page]);
  });

  test('a section affects the pages that it stands on, and the specs that ask about it', () => {
    const { specs, perPage, pages: looked } = affected('src/sections/BookingWidget.tsx');
    expect(specs).toContain('booking.spec.ts');
    expect(specs).not.toContain('banner.spec.ts');
    expect(perPage).toContain('accessibility.spec.ts');
    expect(looked).not.toContain('/terms');
  });

  test('a component affects what is made with it', () => {
    expect(affected('src/components/TextField.tsx').specs).toEqual(
      expect.arrayContaining(['contactForm.spec.ts', 'reviewForm.spec.ts']),
    );
  });

  test('words and colours affect every page: two are looked at', () => {
    for (const file of ['locales/en/layout.ts', 'src/tokens/roles.ts']) {
      expect(affected(file).pages).toEqual(['/', '/contact']);
    }
  });

  test('a file of browser tests affects itself, a document nothing', () => {
    expect(affected('test/browser/banner.spec.ts').specs).toEqual(['banner.spec.ts']);
    expect(affected('README.md')).toEqual({ specs: [], perPage: [], pages: [] });
  });
});

function fileOf(page: string): string {
  return `${page === '/' ? 'Home' : page.charAt(1).toUpperCase() + page.slice(2)}Page.tsx`;
}
