import path from 'node:path';
import { Resolver } from '@parcel/plugin';

/** Hands Emotion `styleName.ts` as its hash, which itself takes the real one. */
export default new Resolver({
  resolve({ specifier, dependency, options }) {
    if (specifier !== '@emotion/hash') return null;
    const filePath = path.join(options.projectRoot, 'src/tools/parcel/styleName.ts');
    return dependency.resolveFrom === filePath ? null : { filePath };
  },
});
