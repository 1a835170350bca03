import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/tools/testing/sourceFiles';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const [, ...tables] = read('docs/dependencies.md').split(/^## /m);
const { dependencies, devDependencies } = JSON.parse(read('package.json'));

/** The cells of each row below a table's head. */
function rowsOf(table: string): readonly (readonly string[])[] {
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

describe.each([
  ['dependencies', dependencies, tables[0] ?? ''],
  ['devDependencies', devDependencies, tables[1] ?? ''],
])('[House] docs/dependencies.md, %s', (_, declared, table) => {
  const rows = rowsOf(table);

  test('has a row for each, in their order', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(declared));
  });

  test('tells why each is here, what would take its place, and the licence that it comes under', () => {
    for (const [name, why, licence, instead, ...more] of rows) {
      const { license } = JSON.parse(read(`node_modules/${name}/package.json`));
      expect([name, licence, more]).toEqual([name, license, []]);
      expect([name, Boolean(why?.trim()), Boolean(instead?.trim())]).toEqual([name, true, true]);
    }
  });
});
