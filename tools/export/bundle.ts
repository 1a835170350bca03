import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Parcel } from '@parcel/core';
import type { Manifest } from '../parcel/manifest';

/** Source of each script that a page loads by its address. */
export const entries = {
  boot: 'src/start/boot.ts',
  client: 'src/start/client.ts',
  counting: 'src/features/consent/counting.early.ts',
  reviews: 'src/features/reviews/reviews.early.ts',
  menu: 'src/features/menuEditor/menuPage.early.ts',
} as const;

export const oldestBrowsers = { chrome: 109, edge: 109, safari: 16, firefox: 115 };

/** The built code: for each entry or chunk, the files it needs. */
export interface ClientBundles {
  /** Folder of all files. */
  readonly folder: string;
  /** Absolute folders of bundled packages. */
  readonly packages: readonly string[];
  /** Files that a source file needs, its own first. */
  filesOf(source: string): readonly [string, ...string[]];
}

/**
 * Builds the browser's code with Parcel.
 * @param folder of the output.
 * @param inspecting further sources of a build whose machines report to `window.inspectMachines`. Never in an export.
 */
export async function bundleClient(
  folder: string,
  inspecting?: readonly string[],
): Promise<ClientBundles> {
  const sources = [...Object.values(entries), ...(inspecting ?? [])];
  const options = bundling(sources, folder, 'production', inspecting !== undefined);
  await new Parcel({ ...options, shouldDisableCache: true }).run();
  const client = await readBundles(folder);
  if (!inspecting?.length) await rm(manifestOf(folder));
  return client;
}

/** Options of Parcel, which `.parcelrc` configures. File names contain a content hash. */
export function bundling(
  sources: readonly string[],
  folder: string,
  mode: 'production' | 'development',
  isInspectable: boolean,
): ConstructorParameters<typeof Parcel>[0] {
  const isOptimized = mode === 'production';
  return {
    entries: sources.map((source) => path.resolve(source)),
    mode,
    env: { NODE_ENV: mode, ...(isInspectable && { INSPECTABLE: 'true' }) },
    shouldAutoInstall: false,
    shouldContentHash: true,
    targets: {
      browser: {
        // Without an explicit context, Parcel uses the project's `engines`.
        context: 'browser',
        includeNodeModules: true,
        distDir: folder,
        publicUrl: '/assets/',
        outputFormat: 'esmodule',
        optimize: isOptimized,
        // In development as well, because the boot script inlines constants.
        scopeHoist: true,
        sourceMap: false,
        engines: {
          browsers: Object.entries(oldestBrowsers).map(([name, version]) => `${name} ${version}`),
        },
      },
    },
    defaultTargetOptions: {
      shouldOptimize: isOptimized,
      shouldScopeHoist: true,
      sourceMaps: false,
    },
  };
}

/** Folder of the built code of a site in `folder`. */
export function codeOf(folder: string): string {
  return path.resolve('.cache/code', folder.replace(/\W+/g, '-'));
}

/** Reads what was built into a folder. */
export async function readBundles(folder: string): Promise<ClientBundles> {
  const { files, packages }: Manifest = JSON.parse(await readFile(manifestOf(folder), 'utf8'));
  const filesOf = (source: string) => {
    const found = files[source];
    if (!found) throw new Error(`the client build has no bundle for ${source}`);
    return found;
  };
  return { folder, packages: packages.map((name) => path.resolve(name)), filesOf };
}

/** Written by `tools/parcel/manifest.ts`, and not exported. */
function manifestOf(folder: string): string {
  return path.join(folder, 'manifest.json');
}
