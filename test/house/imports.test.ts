import { startParts } from '../../src/tools/export/codeTable';
import {
  type Import,
  type ImportKind,
  importsOf,
  type SourceFile,
  sourceFiles,
} from '../../src/tools/testing/sourceFiles';
import type { Layer } from './layer';
import { layers } from './layers';

const files = sourceFiles('src', 'machines', 'locales');
const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

describe('[House] Imports go one way', () => {
  test('every file stands in a layer', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => !layerOf(file)).map(({ path }) => path)).toEqual([]);
  });

  test.each(layers)('$of takes in only what is below it', (layer) => {
    const violations = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) =>
        file.imports
          .filter((one) => !isAllowed(one, layer))
          .map(({ kind, target }) => `${file.path} takes in ${target} (${kind})`),
      );
    expect(violations).toEqual([]);
  });

  test('every import leads to a file of the project', () => {
    const lost = files.flatMap((file) =>
      file.imports
        .filter(({ isPackage, target }) => !isPackage && !byModule.has(target))
        .map(({ target }) => `${file.path}: ${target}`),
    );
    expect(lost).toEqual([]);
  });

  test('nothing but tools takes in tools', () => {
    const takers = files
      .filter(({ path }) => !path.startsWith('src/tools/'))
      .filter(({ imports }) => imports.some(({ target }) => target.startsWith('src/tools')));
    expect(takers.map(({ path }) => path)).toEqual([]);
  });

  test('only tools and the service know Node', () => {
    const takers = files
      .filter(({ path }) => !/^src\/(tools|service)\//.test(path))
      .filter(({ text }) => /['"]node:/.test(text));
    expect(takers.map(({ path }) => path)).toEqual([]);
  });

  test('nothing but tools takes in the service', () => {
    const takers = files
      .filter(({ path }) => !/^src\/(tools|service)\//.test(path))
      .filter(({ imports }) => imports.some(({ target }) => target.startsWith('src/service/')));
    expect(takers.map(({ path }) => path)).toEqual([]);
  });

  test('the workbench is reached from the development entry alone', () => {
    const takers = files
      .filter(({ path }) => !/^src\/(workbench|dev)\//.test(path))
      .filter(({ imports }) => imports.some(({ target }) => target.startsWith('src/workbench')));
    expect(takers.map(({ path }) => path)).toEqual([]);
  });

  test('no two files need each other, not even for types', () => {
    expect(circles()).toEqual([]);
  });
});

describe('[House] The first screen', () => {
  const started = new Set(
    [...byModule.keys()]
      .filter((module) => module.startsWith('src/start/'))
      .flatMap((part) => [...reachedFrom(part)]),
  );
  const words = ['locales/en', 'locales/he'];

  test('starts without pages, projects, words and menus: each is fetched when it is wanted', () => {
    const later = [
      ...words,
      'locales/en/ownMenu',
      'machines/ownMenu.machine',
      'src/components/drawQrCode',
      'src/components/Menu',
      'src/content/portfolio',
      'src/sections/OwnMenu',
    ];
    expect([...started].filter((module) => later.includes(module))).toEqual([]);
    expect([...started].filter((module) => module.startsWith('src/pages/'))).toEqual([]);
    for (const module of later) expect(byModule.has(module)).toBe(true);
  });

  test('lists the parts that lead to one another, so that all are fetched at once', () => {
    const found: string[] = [];
    for (let part = 'src/client'; part !== ''; ) {
      const next = byModule
        .get(part)
        ?.imports.find(({ kind, target }) => kind === 'dynamic' && target.startsWith('src/start/'));
      if (next) found.push(next.target);
      part = next?.target ?? '';
    }
    expect(startParts.map((part) => `src/start/${part.replace(/\.tsx?$/, '')}`)).toEqual(found);
  });

  test('starts without Ariakit', () => {
    const takers = [...started].filter((module) =>
      byModule.get(module)?.imports.some(({ target }) => target.startsWith('@ariakit')),
    );
    expect(started.size).toBeGreaterThan(30);
    expect(takers).toEqual([]);
  });
});

describe('[House] The reader of imports', () => {
  const target = 'src/tokens/roles';
  test.each<[string, ImportKind]>([
    [`import { a } from '../tokens/roles';`, 'value'],
    [`import {\n  a,\n  type B,\n} from '../tokens/roles';`, 'value'],
    [`import * as a from "../tokens/roles.ts";`, 'value'],
    [`import '../tokens/roles';`, 'value'],
    [`export { a } from '../tokens/roles';`, 'value'],
    [`import type { A } from '../tokens/roles';`, 'types'],
    [`export type { A } from '../tokens/roles';`, 'types'],
    [`const a = lazy(() => import('../tokens/roles'));`, 'dynamic'],
  ])('%j is taken in as %s', (text, kind) => {
    expect(importsOf(text, 'src/app/x.ts')).toEqual([{ kind, target, isPackage: false }]);
  });

  test('an import in a comment is none', () => {
    const text = `// import '../tools/a';\n/**\n * import { b } from '../tools/b';\n */\nimport 'react';`;
    expect(importsOf(text, 'src/app/x.ts')).toEqual([
      { kind: 'value', target: 'react', isPackage: true },
    ]);
  });
});

function layerOf({ path }: SourceFile): Layer | undefined {
  return layers.find(({ of }) => path.startsWith(of));
}

function isAllowed({ kind, target, isPackage }: Import, { may, packages }: Layer): boolean {
  const table = isPackage ? packages : may;
  const name = Object.keys(table)
    .filter((key) => (isPackage ? key === target || key === '*' : begins(target, key)))
    .sort((one, other) => other.length - one.length)[0];
  const most = name === undefined ? undefined : table[name];
  return most === kind || most === 'value' || (most === 'later' && kind !== 'value');
}

function begins(target: string, key: string): boolean {
  return key.endsWith('/') ? target.startsWith(key) || `${target}/` === key : target === key;
}

/** Every module that runs when this one does, or that it needs in one of these ways; itself included. */
function reachedFrom(
  module: string,
  kinds: readonly ImportKind[] = ['value'],
  reached = new Set<string>(),
): Set<string> {
  if (reached.has(module)) return reached;
  reached.add(module);
  for (const { kind, target } of byModule.get(module)?.imports ?? []) {
    if (kinds.includes(kind) && byModule.has(target)) reachedFrom(target, kinds, reached);
  }
  return reached;
}

/** What is fetched when it is wanted may lead back: it begins anew. */
function circles(): string[] {
  const kinds: readonly ImportKind[] = ['value', 'types'];
  return [...byModule].flatMap(([module, { imports }]) =>
    imports
      .filter(({ kind, target }) => kinds.includes(kind) && byModule.has(target))
      .filter(({ target }) => reachedFrom(target, kinds).has(module))
      .map(({ target }) => `${module} <-> ${target}`),
  );
}
