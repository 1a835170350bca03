import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBreak } from './applyBreak';
import { type Break, BreakError } from './break';

/** What keeps these breaks from being made in the project at `root`, a line each; empty when all can be. */
export function checkTable(breaks: readonly Break[], root: string): readonly string[] {
  const names = breaks.map(({ name }) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [
    ...[...repeated].map((name) => `break '${name}' is in the table more than once`),
    ...breaks.flatMap((one) => [...problemsOfChange(one, root), ...problemsOfTest(one, root)]),
  ];
}

function problemsOfChange(one: Break, root: string): readonly string[] {
  const file = path.join(root, one.file);
  if (!existsSync(file))
    return [`${one.file}: break '${one.name}' expects this file, and it is not there`];
  try {
    applyBreak(readFileSync(file, 'utf8'), one);
    return [];
  } catch (error) {
    if (error instanceof BreakError) return [error.message];
    throw error;
  }
}

function problemsOfTest({ name, test }: Break, root: string): readonly string[] {
  if (existsSync(path.join(root, test))) return [];
  return [`${test}: break '${name}' expects this test file to notice it, and it is not there`];
}
