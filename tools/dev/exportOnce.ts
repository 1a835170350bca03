import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../../backend/environment';
import { readBundles } from '../export/bundle';
import { exportSite } from '../export/exportSite';
import { localEnvironment } from '../local/addresses';
import { readSite } from '../readSite';
import { developed } from './developed';

// One export for `npm run dev`. A process of its own, because Node evaluates a changed module only in a new process.
try {
  const { settings } = readSite({
    ...readEnvironment(),
    ...localEnvironment(Number(process.env.PORT)),
  });
  const [next, site, old] = ['next', developed.site, 'old'].map((name) =>
    path.resolve(developed.root, name),
  ) as [string, string, string];
  const client = await readBundles(path.resolve(developed.code));
  const fonts = JSON.parse(await readFile(developed.fonts, 'utf8'));
  await exportSite({ settings, client, fonts, folder: next });
  await rm(old, { recursive: true, force: true });
  await rename(site, old).catch(() => {});
  await rename(next, site);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
