import { Namer } from '@parcel/plugin';

/** Adds a content hash to entry names, and names a manual shared bundle as package.json does. */
export default new Namer({
  name({ bundle }) {
    if (bundle.type !== 'js') return;
    // Missing in the types of Parcel 2.16.
    const shared: unknown = Reflect.get(bundle, 'manualSharedBundle');
    const entry = bundle.getMainEntry()?.filePath.match(/([^/\\]+)\.\w+$/)?.[1];
    const name = shared ?? (bundle.needsStableName && entry);
    return name ? `${name}.${bundle.hashReference}.js` : null;
  },
});
