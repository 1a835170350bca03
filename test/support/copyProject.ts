import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from '../../tools/samples';

/** What a build needs. */
const parts = [
  ...'src locales machines backend tools static'.split(' '),
  ...'test/workbench test/ui/menu/demo'.split(' '),
  ...'.parcelrc package.json tsconfig.json tsconfig.build.json'.split(' '),
];

/** Copies what a build needs into a temporary folder, and returns the folder. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const name of parts) await cp(name, path.join(copy, name), { recursive: true });
  linkPackages(copy);
  return copy;
}
