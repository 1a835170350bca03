import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { serveVariants } from '../../../src/tools/local/serveVariants';
import { serveWorkbench } from '../../../src/tools/local/serveWorkbench';
import { ownFolder } from '../../../src/tools/testing/ownFolder';
import { isServed, variants } from './variants';

/*
 * A process of its own, started by the global setup: builds the code once, exports and serves every
 * variant and the workbench, tells its parent the ports, and goes when the parent does.
 */

const folder = await ownFolder(path.resolve('.cache/test/sites'));
/** Where builds find what an earlier one compiled; without it each begins from nothing. */
const cacheFolder = process.env.BROWSER_TEST_CODE_CACHE;

process.on('disconnect', async () => {
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
process.send?.(await serveAll());

/** All, or those that the environment names. */
async function serveAll(): Promise<Record<string, number>> {
  const wanted = Object.fromEntries(Object.entries(variants).filter(([name]) => isServed(name)));
  const sites = await serveVariants(wanted, folder, { cacheFolder });
  const ports = Object.entries(sites).map(([name, { port }]) => [name, port]);
  if (!isServed('workbench')) return Object.fromEntries(ports);
  const workbench = await serveWorkbench(path.join(folder, 'workbench'), cacheFolder);
  return { ...Object.fromEntries(ports), workbench: workbench.port };
}
