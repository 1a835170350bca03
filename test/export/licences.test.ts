import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { licencesFile } from '../../src/tools/export/licences';

const projectRoot = path.resolve(__dirname, '../..');
const folderOf = (name: string) => path.join(projectRoot, 'node_modules', name);

describe('[Export] The licences of what is exported', () => {
  test('each package stands with its licence in full, equal ones together', async () => {
    const text = await licencesFile(['@emotion/sheet', '@emotion/utils'].map(folderOf));
    const part = text.split(/^-+$/m).find((one) => one.includes('@emotion/sheet'));
    expect(part).toMatch(/@emotion\/sheet [\d.]+\n@emotion\/utils [\d.]+\nMIT\n/);
    expect(part).toContain('Copyright (c) Emotion team and other contributors');
    expect(part).toContain('shall be included in all');
  });

  test('a package without a file for it stands with the text that its name means, and its author', async () => {
    const text = await licencesFile([folderOf('dlv')]);
    expect(text).toMatch(/^dlv [\d.]+\nMIT\n\nCopyright \(c\) Jason Miller/m);
  });

  test('a package that says nothing of it stops the export', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
    await writeFile(path.join(folder, 'package.json'), '{"name":"mystery","version":"1.0.0"}');
    await expect(licencesFile([folder])).rejects.toThrow(
      'mystery 1.0.0 is part of the site, and nothing in its package tells its licence',
    );
    await rm(folder, { recursive: true });
  });
});
