import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { listen } from '../../src/tools/local/listen';
import { inMemory, openLocalDatabase } from '../../src/tools/local/localDatabase';
import { createLocalServices } from '../../src/tools/local/server';
import type { Deployed } from '../../src/tools/skew/deployment';

/** Answers in place of the host; what it gives nothing for is answered as usual. */
export type Fault = (path: string) => Response | undefined;

/** One host with the site, of its own for each test. */
export interface Deployment {
  readonly port: number;
  /** What is served from the next request on. */
  deploy(what: Deployed): Promise<void>;
  /** What goes wrong from the next request on. */
  break(fault: Fault | undefined): void;
  close(): Promise<void>;
}

/**
 * Serves the older release on a loopback port.
 * @param folders where each of the things to deploy lies.
 * @param folder absolute, for this host alone.
 */
export async function host(
  folders: Readonly<Record<Deployed, string>>,
  folder: string,
): Promise<Deployment> {
  const served = path.join(folder, 'served');
  const deploy = async (what: Deployed) => {
    // One link takes the place of the other, so that no request falls between them.
    await symlink(folders[what], `${served}.next`);
    await rename(`${served}.next`, served);
  };
  let fault: Fault | undefined;
  await deploy('old');
  const roots = { com: path.join(served, 'com'), coIl: path.join(served, 'co.il') };
  const database = await openLocalDatabase({ url: inMemory });
  const services = createLocalServices({ roots, database, log: () => {} });
  const app = new Hono().all(
    '*',
    (c) => fault?.(new URL(c.req.url).pathname) ?? services.fetch(c.req.raw, c.env),
  );
  const { port, close } = await listen(app, { port: 0 });
  return {
    port,
    deploy,
    break(next) {
      fault = next;
    },
    async close() {
      await close();
      database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
