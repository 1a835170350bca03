import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/**
 * Writes `packages.json` beside what was built: the folder of every package that a built script holds code of,
 * relative to the project.
 */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const scripts = event.bundleGraph.getBundles().filter(({ type }) => type === 'js');
    const folders = new Set<string>();
    for (const script of scripts) {
      script.traverseAssets(({ filePath }) => {
        const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(filePath) ?? [];
        if (folder) folders.add(path.relative(options.projectRoot, folder));
      });
    }
    const [folder] = scripts.map(({ target }) => target.distDir);
    if (!folder) return;
    const text = JSON.stringify([...folders].sort(), null, 2);
    await options.outputFS.writeFile(path.join(folder, 'packages.json'), text, undefined);
  },
});
