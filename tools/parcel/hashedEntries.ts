import { Namer } from '@parcel/plugin';

/**
 * Adds a content hash to entry names, which Parcel leaves unchanged. Only in builds: with hot reload names must be
 * stable.
 */
export default new Namer({
  name({ bundle, options }) {
    if (options.mode !== 'production' || bundle.type !== 'js' || !bundle.needsStableName) return;
    const entry = bundle.getMainEntry()?.filePath.match(/([^/\\]+)\.\w+$/)?.[1];
    return entry && `${entry}.${bundle.hashReference}.js`;
  },
});
