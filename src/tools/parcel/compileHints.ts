import { text } from 'node:stream/consumers';
import { Optimizer } from '@parcel/plugin';

/**
 * Asks the browser to compile all functions of the application's parts while it fetches them, off the main
 * thread, instead of one by one when they are first called. Source: V8, explicit compile hints.
 */
export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    const isPart = /[/\\]src[/\\]start[/\\]\w+\.tsx?$/.test(bundle.getMainEntry()?.filePath ?? '');
    if (!isPart) return { contents, map };
    const code =
      typeof contents === 'object' && 'pipe' in contents ? await text(contents) : contents;
    map?.offsetLines(1, 1);
    return { contents: `//# allFunctionsCalledOnLoad\n${code}`, map };
  },
});
