import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, projectRoot, sourceFiles } from '../../src/tools/testing/sourceFiles';

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const { dependencies, devDependencies }: PackageFile = JSON.parse(read('package.json'));
const declared = Object.keys({ ...dependencies, ...devDependencies });

/** What no file of ours names, and what it is here for. */
const unnamed: Readonly<Record<string, string>> = {
  '@swc/core': 'wanted by @swc/jest',
  '@types/jest': 'the types of its globals',
  '@types/node': 'the types of Node',
  '@types/pngjs': 'the types of pngjs',
  '@types/react': 'the types of react',
  '@types/react-dom': 'the types of react-dom',
  'jest-environment-jsdom': 'named `jsdom` in jest.config.js',
};

const imported = new Set(
  [...sourceFiles('src', 'machines', 'locales', 'test')]
    .flatMap(({ imports }) => imports)
    .filter(({ isPackage, target }) => isPackage && !/^(node|npm):/.test(target))
    .map(({ target }) => packageOf(target)),
);

describe('[House] package.json', () => {
  test('has every package that is imported', () => {
    expect([...imported].filter((name) => !declared.includes(name)).sort()).toEqual([]);
  });

  test('has nothing that nobody uses', () => {
    const texts = [
      ...filesBelow('src', 'test').filter((file) => /\.(tsx?|css|html|js)$/.test(file)),
      'jest.config.js',
      'playwright.config.ts',
      '.ci/run',
      '.parcelrc',
    ]
      .filter((file) => file !== 'test/house/packages.test.ts')
      .map(read);
    const isNamed = (name: string) =>
      imported.has(name) || texts.some((text) => new RegExp(`['"/:]${name}['"/]`).test(text));
    expect(declared.filter((name) => !isNamed(name)).sort()).toEqual(Object.keys(unnamed).sort());
  });
});

/** `@scope/name/part` is a part of `@scope/name`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
