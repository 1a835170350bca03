import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Parcel } from '@parcel/core';
import type { Manifest } from '../parcel/manifest';

/** The built code: for each entry or chunk, the files it needs. */
export interface ClientBundles {
  /** Folder of all files. */
  readonly folder: string;
  /** File name of the boot script. */
  readonly boot: string;
  /** File name of the analytics script. */
  readonly counting: string;
  readonly reviews: string;
  /** File name of the code that hydrates a page. */
  readonly client: string;
  /** File name of the script of written menus. */
  readonly menu: string;
  /** Absolute folders of bundled packages. */
  readonly packages: readonly string[];
  /** Files that a source file needs, its own first. */
  filesOf(source: string): readonly [string, ...string[]];
}

interface Options {
  readonly projectRoot: string;
  /** Output folder. */
  readonly folder: string;
}

/** Builds the browser's code with Parcel, configured by `.parcelrc`. File names contain a content hash. */
export async function bundleClient({ projectRoot, folder }: Options): Promise<ClientBundles> {
  const parcel = new Parcel({
    entries: ['boot', 'counting', 'reviews', 'client', 'menu'].map((entry) =>
      path.join(projectRoot, `src/entry/${entry}.ts`),
    ),
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: true,
    shouldContentHash: true,
    targets: {
      browser: {
        // Without an explicit context, Parcel uses the project's `engines`.
        context: 'browser',
        includeNodeModules: true,
        distDir: folder,
        publicUrl: '/assets/',
        outputFormat: 'esmodule',
        optimize: true,
        scopeHoist: true,
        sourceMap: false,
        engines: { browsers: ['chrome 109', 'edge 109', 'safari 16', 'firefox 115'] },
      },
    },
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true, sourceMaps: false },
  });
  await parcel.run();
  // Written by `tools/parcel/manifest.ts`, and not served.
  const manifest = path.join(folder, 'manifest.json');
  const { files, packages }: Manifest = JSON.parse(await readFile(manifest, 'utf8'));
  await rm(manifest);
  const filesOf = (source: string) => {
    const found = files[source];
    if (!found) throw new Error(`the client build has no bundle for ${source}`);
    return found;
  };
  const [boot] = filesOf('src/entry/boot.ts');
  const [counting] = filesOf('src/entry/counting.ts');
  const [reviews] = filesOf('src/entry/reviews.ts');
  const [client] = filesOf('src/entry/client.ts');
  const [menu] = filesOf('src/entry/menu.ts');
  const folders = packages.map((name) => path.join(projectRoot, name));
  return { folder, boot, counting, reviews, client, menu, packages: folders, filesOf };
}
