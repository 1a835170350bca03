import { cp, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { listen } from '../local/listen';
import { inMemory, openLocalDatabase } from '../local/localDatabase';
import { createLocalServices } from '../local/server';
import type { Releases } from './builds';

/** Carries the folders of both releases, as JSON, from the command to the tests. */
export const releasesVariable = 'SKEW_RELEASES';

/** What a host has of the two releases: one alone, or the current one with the older one's code beside it. */
export type Deployed = 'old' | 'current' | 'currentWithOldAssets';

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

/** Puts the folder that a host keeps old code in beside those of the releases. */
export async function keepOldAssets({ old, current }: Releases, folder: string): Promise<void> {
  await cp(current, folder, { recursive: true });
  for (const root of ['com', 'co.il']) {
    const assets = path.join(root, 'assets');
    await cp(path.join(old, assets), path.join(folder, assets), { recursive: true });
  }
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
