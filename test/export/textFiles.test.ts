import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes } from '../../locales/languages';
import { readSettings } from '../../src/settings/readSettings';
import { licensesFile } from '../../tools/export/licenses';
import { securityFile } from '../../tools/export/siteFiles';
import { exampleSettings } from '../support/exampleSettings';
import { temporaryFolder } from '../support/temporaryFolder';

/** The file parsed according to RFC 9116. */
function fieldsOf(environment: Readonly<Record<string, string>>, language: 'en' | 'he') {
  const text = securityFile(readSettings(exampleSettings, environment).settings, language);
  expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S[^\n]*\n)+$/);
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
}

describe('[Settings] security.txt', () => {
  test('has the studio’s email, its expiry, both languages and its own address', () => {
    expect(fieldsOf({ SECURITY_EXPIRES: '2031-02-03' }, 'he')).toEqual({
      Contact: 'mailto:hello@example.com',
      Expires: '2031-02-03T00:00:00Z',
      'Preferred-Languages': languageCodes.join(', '),
      Canonical: 'https://www.example.co.il/.well-known/security.txt',
    });
  });

  test.each([
    ['safe@studio.com', 'mailto:safe@studio.com'],
    ['https://studio.com/security', 'https://studio.com/security'],
  ])('has %s if that is set', (SECURITY_CONTACT, contact) => {
    expect(fieldsOf({ SECURITY_CONTACT }, 'en').Contact).toBe(contact);
  });

  test('has no address without encryption', () => {
    expect(fieldsOf({ ORIGIN_EN: 'http://localhost:4000' }, 'en')).not.toHaveProperty('Canonical');
  });
});

const projectRoot = path.resolve(__dirname, '../..');
const folderOf = (name: string) => path.join(projectRoot, 'node_modules', name);

describe('[Export] The licenses file', () => {
  test('has the full license of each package, identical ones combined', async () => {
    const text = await licensesFile(['@emotion/sheet', '@emotion/utils'].map(folderOf));
    const part = text.split(/^-+$/m).find((one) => one.includes('@emotion/sheet'));
    expect(part).toMatch(/@emotion\/sheet [\d.]+\n@emotion\/utils [\d.]+\nMIT\n/);
    expect(part).toContain('Copyright (c) Emotion team and other contributors');
    expect(part).toContain('shall be included in all');
  });

  test('has the standard text and the author for a package without a license file', async () => {
    const text = await licensesFile([folderOf('dlv')]);
    expect(text).toMatch(/^dlv [\d.]+\nMIT\n\nCopyright \(c\) Jason Miller/m);
  });

  test('fails the export for a package without a license', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'package.json'), '{"name":"mystery","version":"1.0.0"}');
    await expect(licensesFile([folder])).rejects.toThrow(
      'mystery 1.0.0 is part of the site, and nothing in its package tells its license',
    );
  });
});
