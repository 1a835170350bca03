import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Parcel } from '@parcel/core';
import type { Manifest } from '../parcel/manifest';

/** The browser's code, built: for each source file that starts a bundle, the files that run it. */
export interface ClientBundles {
  /** Folder that holds all the files. */
  readonly folder: string;
  /** File name of the script that every page runs. */
  readonly boot: string;
  /** File name of the script that counts a visit before the site starts. */
  readonly counting: string;
  /** File name of the code that brings a page to life. */
  readonly client: string;
  /** Folders of the packages that the code holds some of; absolute. */
  readonly packages: readonly string[];
  /** File names that running a source file needs, itself first. */
  filesOf(source: string): readonly string[];
}

interface Options {
  readonly projectRoot: string;
  /** Where the files go. */
  readonly folder: string;
  /** Keeps what is compiled for the next build; without it each begins from nothing. */
  readonly cacheFolder?: string | undefined;
  /** Writes a source map beside each file, to see what it is made of; not for what is deployed. */
  readonly hasSourceMaps?: boolean;
}

/** Builds the browser’s code with Parcel, as `.parcelrc` says. Names hold a hash of the content. */
export async function bundleClient({
  projectRoot,
  folder,
  cacheFolder,
  hasSourceMaps = false,
}: Options): Promise<ClientBundles> {
  const parcel = new Parcel({
    entries: ['src/entry/boot.ts', 'src/entry/counting.ts', 'src/entry/client.ts'].map((entry) =>
      path.join(projectRoot, entry),
    ),
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: cacheFolder === undefined,
    ...(cacheFolder !== undefined && { cacheDir: cacheFolder }),
    shouldContentHash: true,
    targets: {
      browser: {
        // Without a context of its own, Parcel takes the project's `engines` for where this code runs.
        context: 'browser',
        includeNodeModules: true,
        distDir: folder,
        publicUrl: '/assets/',
        outputFormat: 'esmodule',
        optimize: true,
        scopeHoist: true,
        sourceMap: hasSourceMaps,
        engines: { browsers: ['chrome 109', 'edge 109', 'safari 16', 'firefox 115'] },
      },
    },
    defaultTargetOptions: {
      shouldOptimize: true,
      shouldScopeHoist: true,
      sourceMaps: hasSourceMaps,
    },
  });
  await parcel.run();
  const { files, packages } = await takeManifest(path.join(folder, 'manifest.json'));
  const filesOf = (source: string) => {
    const found = files[source];
    if (!found) throw new Error(`the client build has no bundle for ${source}`);
    return found;
  };
  const [boot] = filesOf('src/entry/boot.ts');
  const [counting] = filesOf('src/entry/counting.ts');
  const [client] = filesOf('src/entry/client.ts');
  const folders = packages.map((name) => path.join(projectRoot, name));
  return { folder, boot, counting, client, packages: folders, filesOf };
}

/** Reads what `src/tools/parcel/manifest.ts` has written, and removes it: it is not served. */
async function takeManifest(file: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return manifest;
}
