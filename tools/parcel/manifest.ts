import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/** Build manifest that `bundle.ts` reads. */
export interface Manifest {
  /** Files that each source file needs, its own first. */
  readonly files: Readonly<Record<string, [string, ...string[]]>>;
  /** Folders of bundled packages, relative to the project. */
  readonly packages: readonly string[];
}

/** Writes `manifest.json` beside the output. */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const { bundleGraph } = event;
    const scripts = bundleGraph.getBundles().filter(({ type }) => type === 'js');
    const packages = new Set<string>();
    const files = scripts.map((script) => {
      script.traverseAssets(({ filePath }) => {
        const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(filePath) ?? [];
        if (folder) packages.add(path.relative(options.projectRoot, folder));
      });
      const source = path.relative(options.projectRoot, script.getMainEntry()?.filePath ?? '');
      const needed = bundleGraph.getReferencedBundles(script).filter(({ type }) => type === 'js');
      return [source, [script, ...needed].map(({ filePath }) => path.basename(filePath))];
    });
    const [folder] = scripts.map(({ target }) => target.distDir);
    if (!folder) return;
    const manifest = { files: Object.fromEntries(files), packages: [...packages].sort() };
    const file = path.join(folder, 'manifest.json');
    await options.outputFS.writeFile(file, JSON.stringify(manifest), undefined);
  },
});
