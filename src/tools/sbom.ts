import { mkdir, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { readBill } from './supply/billOfMaterials';

/* `npm run sbom`: writes the bill of materials of all that is locked, in CycloneDX 1.5, to `dist/sbom.cdx.json`. */

const file = 'dist/sbom.cdx.json';
try {
  const { text, components } = await readBill();
  await mkdir('dist', { recursive: true });
  await writeFile(file, text);
  console.log(`${file}: ${components} packages`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
