import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { serveVariants } from '../../../src/tools/local/serveVariants';
import { serveWorkbench } from '../../../src/tools/local/serveWorkbench';
import { variants } from './variants';

/*
 * A process of its own, started by the global setup: builds the code once, exports and serves every
 * variant and the workbench, tells its parent the ports, and goes when the parent does.
 */

const sitesFolder = path.resolve('.cache/test/sites');
/** Named after this process, so that two runs at a time do not meet. */
const folder = path.join(sitesFolder, String(process.pid));

process.on('disconnect', async () => {
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
await removeLeftovers();
process.send?.(await serveAll());

/** All, or those that the environment names. */
async function serveAll(): Promise<Record<string, number>> {
  const names = process.env.BROWSER_TEST_SITES ?? 'all';
  const isWanted = (name: string) => names === 'all' || names.split(',').includes(name);
  const wanted = Object.entries(variants).filter(([name]) => isWanted(name));
  const sites = await serveVariants(Object.fromEntries(wanted), folder);
  const ports = Object.entries(sites).map(([name, { port }]) => [name, port]);
  if (!isWanted('workbench')) return Object.fromEntries(ports);
  const workbench = await serveWorkbench(path.join(folder, 'workbench'));
  return { ...Object.fromEntries(ports), workbench: workbench.port };
}

async function removeLeftovers(): Promise<void> {
  const names = await readdir(sitesFolder).catch(() => []);
  const abandoned = names.filter((name) => !isRunning(Number(name)));
  await Promise.all(abandoned.map((name) => rm(path.join(sitesFolder, name), { recursive: true })));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
