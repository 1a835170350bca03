import { type SourceFile, sourceFiles } from '../../src/tools/testing/sourceFiles';

const files = sourceFiles('src', 'machines', 'locales');
const tests = sourceFiles('test');

/** Exported for tests alone: what they hold cannot be told from outside of the file. */
const forTests = [
  'src/models/machineHarness.ts: WalkError',
  'src/models/pathFile.ts: walkOf',
  'src/service/audit.ts: listAudit',
  'src/service/enquiries.ts: listEnquiries',
  'src/services/reviewsApi.ts: approvedReviews',
  'src/tools/bench/budgets.ts: budgets',
  'src/tools/bench/mainThread.ts: tasksOf',
  'src/tools/bench/sites.ts: withoutScripts',
  'src/tools/bench/weight.ts: groupOf',
  'src/tools/social/headline.ts: headlineSizes',
  'src/tools/supply/billOfMaterials.ts: billOfMaterials',
  'src/tools/testing/coverage.ts: forgetCoverage',
  'src/tools/testing/coverage.ts: keepCoverage',
  'src/tools/testing/sourceFiles.ts: importsOf',
  'src/tools/testing/sourceFiles.ts: projectRoot',
  'src/workbench/frame/livePlaces.ts: places',
];

describe('[House] Every export', () => {
  const unused = files.flatMap((file) =>
    exportsOf(file, 'async function|function|const|class')
      .filter((name) => !isNamedIn(importersOf(file, files), name))
      .map((name) => ({ file, name })),
  );

  test('that is a value has an importer outside of the tests', () => {
    expect(unused.map(placeOf).sort()).toEqual(forTests);
  });

  test('for tests has a test that imports it', () => {
    const untested = unused.filter(({ file, name }) => !isNamedIn(importersOf(file, tests), name));
    expect(untested.map(placeOf)).toEqual([]);
  });

  test('that is a type is named by somebody', () => {
    const unnamed = files.flatMap((file) =>
      exportsOf(file, 'interface|type')
        .filter((name) => timesIn(file, name) === 1)
        .filter((name) => !isNamedIn(importersOf(file, [...files, ...tests]), name))
        .map((name) => placeOf({ file, name })),
    );
    expect(unnamed).toEqual([]);
  });
});

interface Export {
  readonly file: SourceFile;
  readonly name: string;
}

function placeOf({ file, name }: Export): string {
  return `${file.path}: ${name}`;
}

function exportsOf({ code }: SourceFile, kinds: string): string[] {
  const found = code.matchAll(new RegExp(`^export (?:${kinds}) (\\w+)`, 'gm'));
  return [...found].map(([, name = '']) => name);
}

function importersOf({ path }: SourceFile, among: readonly SourceFile[]): readonly SourceFile[] {
  const module = path.replace(/\.tsx?$/, '');
  return among.filter(({ imports }) => imports.some(({ target }) => target === module));
}

function isNamedIn(importers: readonly SourceFile[], name: string): boolean {
  return importers.some((importer) => timesIn(importer, name) > 0);
}

function timesIn({ code }: SourceFile, name: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}
