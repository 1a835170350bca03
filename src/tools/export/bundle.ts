import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Parcel } from '@parcel/core';
import type { BundleGraph, PackagedBundle } from '@parcel/types';

/** The browser's code, built: for each source file that starts a bundle, the files that run it. */
export interface ClientBundles {
  /** Folder that holds all the files. */
  readonly folder: string;
  /** File name of the script that every page runs. */
  readonly boot: string;
  /** File name of the code that brings a page to life. */
  readonly client: string;
  /** File names that running a source file needs, itself first. */
  filesOf(source: string): readonly string[];
}

interface Options {
  readonly projectRoot: string;
  /** Where the files go. */
  readonly folder: string;
  /** Keeps what is compiled for the next build; without it each begins from nothing. */
  readonly cacheFolder?: string | undefined;
}

/** Builds the browser's code with Parcel. Names hold a hash of the content. */
export async function bundleClient({
  projectRoot,
  folder,
  cacheFolder,
}: Options): Promise<ClientBundles> {
  const parcel = new Parcel({
    entries: ['src/boot.ts', 'src/client.tsx'].map((entry) => path.join(projectRoot, entry)),
    defaultConfig: '@parcel/config-default',
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
        sourceMap: false,
        engines: { browsers: ['chrome 109', 'edge 109', 'safari 16', 'firefox 115'] },
      },
    },
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true, sourceMaps: false },
  });
  const { bundleGraph } = await parcel.run();
  const bundles = bundleGraph.getBundles();
  const bundleOf = (source: string) => {
    const file = path.join(projectRoot, source);
    const found = bundles.find((bundle) => bundle.getMainEntry()?.filePath === file);
    if (!found) throw new Error(`the client build has no bundle for ${source}`);
    return found;
  };
  const boot = await withHashedName(bundleOf('src/boot.ts').filePath);
  const client = await withHashedName(bundleOf('src/client.tsx').filePath);
  return {
    folder,
    boot,
    client,
    filesOf: (source) => filesWith(bundleGraph, bundleOf(source)),
  };
}

function filesWith(graph: BundleGraph<PackagedBundle>, bundle: PackagedBundle): string[] {
  return [bundle, ...graph.getReferencedBundles(bundle)]
    .filter(({ type }) => type === 'js')
    .map(({ filePath }) => path.basename(filePath));
}

/** Parcel leaves an entry's name as it is; pages that are cached for long need one that changes with its content. */
async function withHashedName(file: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  const name = `${path.basename(file, '.js')}.${hash}.js`;
  await rename(file, path.join(path.dirname(file), name));
  return name;
}
