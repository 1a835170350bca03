import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Releases } from './builds';

/** Carries the folders of both releases, as JSON, from the command to the tests. */
export const releasesVariable = 'SKEW_RELEASES';

/** What a host has of the two releases: one alone, or the current one with the older one's code beside it. */
export type Deployed = 'old' | 'current' | 'currentWithOldAssets';

/** Puts the folder that a host keeps old code in beside those of the releases. */
export async function keepOldAssets({ old, current }: Releases, folder: string): Promise<void> {
  await cp(current, folder, { recursive: true });
  for (const root of ['com', 'co.il']) {
    const assets = path.join(root, 'assets');
    await cp(path.join(old, assets), path.join(folder, assets), { recursive: true });
  }
}
