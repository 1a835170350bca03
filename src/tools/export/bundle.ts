import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { type BundleGraph, type PackagedBundle, Parcel } from '@parcel/core';

/** The browser's code, built: for each source file that starts a bundle, the files that run it. */
export interface ClientBundles {
  /** Folder that holds all the files. */
  readonly folder: string;
  /** File name of the script that every page runs. */
  readonly boot: string;
  /** File names that running a source file needs, itself first. */
  filesOf(source: string): readonly string[];
}

interface Options {
  readonly projectRoot: string;
  /** Where the files go. */
  readonly folder: string;
}

/** Builds the browser's code with Parcel. Names hold a hash of the content. */
export async function bundleClient({ projectRoot, folder }: Options): Promise<ClientBundles> {
  const parcel = new Parcel({
    entries: path.join(projectRoot, 'src/boot.ts'),
    defaultConfig: '@parcel/config-default',
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: true,
    shouldContentHash: true,
    defaultTargetOptions: {
      distDir: folder,
      publicUrl: '/assets/',
      outputFormat: 'esmodule',
      shouldOptimize: true,
      shouldScopeHoist: true,
      sourceMaps: false,
      engines: { browsers: ['chrome 109', 'edge 109', 'safari 16', 'firefox 115'] },
    },
  });
  const { bundleGraph } = await parcel.run();
  const bundles = bundleGraph.getBundles();
  const bundleOf = (source: string) => {
    const file = path.join(projectRoot, source);
    const found = bundles.find((bundle) => bundle.getMainEntry()?.filePath === file);
    if (!found) throw new Error(`the client build has no bundle for ${source}`);
    return found;
  };
  return {
    folder,
    boot: await withHashedName(bundleOf('src/boot.ts').filePath),
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
  const hash = createHash('sha256').update(await readFile(file)).digest('hex').slice(0, 8);
  const name = `${path.basename(file, '.js')}.${hash}.js`;
  await rename(file, path.join(path.dirname(file), name));
  return name;
}
