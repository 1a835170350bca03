import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chartFiles, chartsFolder } from './charts/chartFiles';

/* `npm run charts`: draws every machine, and writes the page with all charts. */

const files = await chartFiles();
await rm(chartsFolder, { recursive: true, force: true });
await mkdir(chartsFolder);
for (const [name, text] of files) await writeFile(path.join(chartsFolder, name), text);
console.log(`${files.size} files: ${chartsFolder}`);
