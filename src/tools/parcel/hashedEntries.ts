import { Namer } from '@parcel/plugin';

/**
 * Parcel leaves an entry's name as it is; scripts that are cached for long need one that changes with their
 * content. Only in a build: while files change, a name that stays is what the page asks for.
 */
export default new Namer({
  name({ bundle, options }) {
    if (options.mode !== 'production' || bundle.type !== 'js' || !bundle.needsStableName) return;
    const entry = bundle.getMainEntry()?.filePath.match(/([^/\\]+)\.\w+$/)?.[1];
    return entry && `${entry}.${bundle.hashReference}.js`;
  },
});
