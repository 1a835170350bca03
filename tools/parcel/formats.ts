import { Transformer } from '@parcel/plugin';
import { formats } from '../../locales/formats';

/** Replaces `locales/formats.ts` by its values. */
export default new Transformer({
  transform({ asset }) {
    asset.setCode(`export const formats = ${JSON.stringify(formats)};`);
    return [asset];
  },
});
