import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages that are in every export and that the bundler does not tell: what wraps each script, and the fonts. */
const alwaysShipped = [
  '@parcel/packager-js',
  '@fontsource-variable/assistant',
  '@fontsource-variable/frank-ruhl-libre',
];

interface Licence {
  /** Name and version. */
  readonly of: string;
  /** SPDX expression. */
  readonly id: string;
  readonly text: string;
}

/**
 * The licences of all that the export holds, in full, each with the packages that it covers.
 * @param folders of the packages that the scripts hold code of, absolute.
 * @throws Error that names a package whose licence nothing tells.
 */
export async function licencesFile(folders: readonly string[]): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const always = alwaysShipped.map((name) => path.dirname(resolve(`${name}/package.json`)));
  const licences = await Promise.all([...new Set([...folders, ...always])].map(readLicence));
  licences.sort((a, b) => (a.of < b.of ? -1 : 1));
  const covered = new Map<string, readonly string[]>();
  for (const { of, id, text } of licences) {
    const whole = `${id}\n\n${text}`;
    covered.set(whole, [...(covered.get(whole) ?? []), of]);
  }
  const parts = [...covered].map(([text, packages]) => `${packages.join('\n')}\n${text}\n`);
  return [`${head}\n`, ...parts].join(`\n${'-'.repeat(78)}\n\n`);
}

const head = 'This site holds code and fonts of others, under these licences.';

async function readLicence(folder: string): Promise<Licence> {
  const { name, version, license, author } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file
    ? (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim()
    : wellKnown(license, author);
  if (typeof license !== 'string' || text === undefined) {
    throw new Error(
      `${name} ${version} is part of the site, and nothing in its package tells its licence: expected "license" in its package.json and a file named LICENSE`,
    );
  }
  return { of: `${name} ${version}`, id: license, text };
}

/** The text that a package without a licence file means, by its author. Source: opensource.org/license/mit */
function wellKnown(license: unknown, author: unknown): string | undefined {
  if (license !== 'MIT' || typeof author !== 'string') return undefined;
  return mit.replace('{author}', () => author);
}

const mit = `Copyright (c) {author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of
the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.`;
