import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontPackages } from './fonts';

/** Packages in every export that the bundler does not report: its script wrapper, and the fonts. */
const alwaysShipped = ['@parcel/packager-js', ...fontPackages];

/**
 * Full licenses of everything in the export, each with its packages.
 * @param folders absolute folders of bundled packages.
 * @throws Error for a package without a license.
 */
export async function licensesFile(folders: readonly string[]): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const always = alwaysShipped.map((name) => path.dirname(resolve(`${name}/package.json`)));
  const licenses = await Promise.all([...new Set([...folders, ...always])].map(readLicense));
  licenses.sort((a, b) => (a.of < b.of ? -1 : 1));
  const covered = new Map<string, readonly string[]>();
  for (const { of, id, text } of licenses) {
    const whole = `${id}\n\n${text}`;
    covered.set(whole, [...(covered.get(whole) ?? []), of]);
  }
  const parts = [...covered].map(([text, packages]) => `${packages.join('\n')}\n${text}\n`);
  return [`${head}\n`, ...parts].join(`\n${'-'.repeat(78)}\n\n`);
}

const head = 'This site holds code and fonts of others, under these licenses.';

/** Name and version, SPDX expression, and text. */
async function readLicense(folder: string) {
  const { name, version, license, author } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? await readText(path.join(folder, file)) : await impliedText(license, author);
  if (typeof license !== 'string' || text === undefined) {
    throw new Error(
      `${name} ${version} is part of the site, and nothing in its package tells its license: expected "license" in its package.json and a file named LICENSE`,
    );
  }
  return { of: `${name} ${version}`, id: license, text };
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n').trim();
}

/** License text of a package without a license file, with its author. Source: opensource.org/license/mit */
async function impliedText(license: unknown, author: unknown): Promise<string | undefined> {
  if (license !== 'MIT' || typeof author !== 'string') return undefined;
  const { resolve } = createRequire(import.meta.url);
  return (await readText(resolve('./mit.txt'))).replace('{author}', () => author);
}
