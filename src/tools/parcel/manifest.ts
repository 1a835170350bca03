import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/**
 * Writes `manifest.json` beside what was built: for every source file that starts a script, the names of the
 * files that running it needs, its own first.
 */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const { bundleGraph } = event;
    const scripts = bundleGraph.getBundles().filter(({ type }) => type === 'js');
    const files = scripts.map((script) => [
      path.relative(options.projectRoot, script.getMainEntry()?.filePath ?? ''),
      [script, ...bundleGraph.getReferencedBundles(script)]
        .filter(({ type }) => type === 'js')
        .map(({ filePath }) => path.basename(filePath)),
    ]);
    const [folder] = scripts.map(({ target }) => target.distDir);
    if (!folder) return;
    const text = JSON.stringify(Object.fromEntries(files), null, 2);
    await options.outputFS.writeFile(path.join(folder, 'manifest.json'), text, undefined);
  },
});
