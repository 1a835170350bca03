import { existsSync, readFileSync } from 'node:fs';
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
  '@types/autocannon': 'the types of autocannon',
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

describe('[House] The service', () => {
  test('runs without a package of development', () => {
    const taken = sourceFiles('src/service', 'src/settings', 'src/services')
      .flatMap(({ imports }) => imports)
      .filter(
        ({ isPackage, kind, target }) => isPackage && kind !== 'types' && !/^node:/.test(target),
      )
      .map(({ target }) => packageOf(target));
    expect(taken.length).toBeGreaterThan(10);
    expect([...new Set([...taken, 'tsx'])].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('finds in its container what the container file copies', () => {
    const copied = [...read('docs/Containerfile').matchAll(/^COPY (.+) \S+$/gm)];
    const sources = copied.flatMap(([, names = '']) => names.split(' '));
    expect(sources.length).toBeGreaterThan(4);
    for (const name of sources) expect(existsSync(path.join(projectRoot, name))).toBe(true);
    for (const file of ['docs/Containerfile', 'docs/studio.service']) {
      expect(read(file)).toContain('src/service/main.ts');
    }
  });
});

/** `@scope/name/part` is a part of `@scope/name`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
