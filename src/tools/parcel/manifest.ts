import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/** What `bundle.ts` reads of a finished build. */
export interface Manifest {
  /** For every source file that starts a script, the names of the files that running it needs, its own first. */
  readonly files: Readonly<Record<string, [string, ...string[]]>>;
  /** The folder of every package that a script holds code of, relative to the project. */
  readonly packages: readonly string[];
}

/** Writes `manifest.json` beside what was built. */
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
