import path from 'node:path';
import { Resolver } from '@parcel/plugin';

/** Hands Emotion modules of ours as its own; of these, `styleName.ts` takes the real one. */
const replacements: Readonly<Record<string, string>> = {
  '@emotion/hash': 'src/tools/parcel/styleName.ts',
  '@emotion/is-prop-valid': 'src/tools/parcel/forwardsProp.ts',
};

export default new Resolver({
  resolve({ specifier, dependency, options }) {
    const replacement = replacements[specifier];
    if (!replacement) return null;
    const filePath = path.join(options.projectRoot, replacement);
    return dependency.resolveFrom === filePath ? null : { filePath };
  },
});
