import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copyWithSamples, keepSamples, replaced } from '../../tools/samples';
import { temporaryFolder } from '../support/temporaryFolder';

test('[Facts] tests run in a copy that has the samples in place of what an owner has written', async () => {
  const home = process.cwd();
  process.chdir(await temporaryFolder());
  const write = (text: string) => {
    for (const name of [...replaced, 'tools', 'node_modules']) {
      mkdirSync(name, { recursive: true });
      writeFileSync(path.join(name, 'fact.ts'), text);
    }
  };
  try {
    write('sample');
    expect(copyWithSamples()).toBeUndefined();
    keepSamples();
    write('own');
    const copy = copyWithSamples() ?? '';
    const read = (...names: readonly string[]) =>
      readFileSync(path.join(...names, 'fact.ts'), 'utf8');
    for (const name of replaced)
      expect([name, read(copy, name), read(name)]).toEqual([name, 'sample', 'own']);
    expect([read(copy, 'tools'), read(copy, 'node_modules')]).toEqual(['own', 'own']);
    rmSync(copy, { recursive: true });
  } finally {
    process.chdir(home);
  }
});
