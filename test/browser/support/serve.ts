import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { siteConfig } from '../../../src/site.config';
import { bundleClient } from '../../../src/tools/export/bundle';
import { exportFonts } from '../../../src/tools/export/fonts';
import { readSettings } from '../../../src/tools/export/settings';
import { listen } from '../../../src/tools/local/listen';
import { createLocalServices } from '../../../src/tools/local/server';
import { localEnvironment } from '../../../src/tools/localEnvironment';
import { type Variant, variants } from './variants';
import { serveWorkbench } from './workbench';

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

async function serveAll(): Promise<Record<string, number>> {
  const clientFolder = path.join(folder, 'client');
  await mkdir(clientFolder, { recursive: true });
  const client = await bundleClient({ projectRoot: process.cwd(), folder: clientFolder });
  const fonts = await exportFonts(clientFolder);
  // Reads React, which has to see the environment of a production build.
  const { exportSite, rootNames } = await import('../../../src/tools/export/exportSite');

  const serve = async (name: string, { environment, oneRoot }: Variant) => {
    const site = path.join(folder, name);
    const roots = { com: path.join(site, rootNames.en), coIl: path.join(site, rootNames.he) };
    const dataFolder = path.join(folder, `${name}.data`);
    const { port } = await listen(
      createLocalServices({ roots, oneRoot, dataFolder, log: () => {} }),
      { port: 0 },
    );
    const { settings } = readSettings(siteConfig, { ...localEnvironment(port), ...environment });
    await exportSite({ projectRoot: process.cwd(), settings, client, fonts, folder: site });
    return port;
  };
  const ports: Record<string, number> = {};
  for (const [name, variant] of Object.entries(variants)) ports[name] = await serve(name, variant);
  ports.workbench = await serveWorkbench(path.join(folder, 'workbench'));
  return ports;
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
