import path from 'node:path';
import { Transformer } from '@parcel/plugin';
import { fallbackLanguage, languageOf } from '../../locales/languages';
import { soldWords } from '../soldWords';

/** Leaves out the words for what is not sold in a file of `locales/<language>/`. */
export default new Transformer({
  async transform({ asset }) {
    const language = languageOf(path.basename(path.dirname(asset.filePath)));
    asset.setCode(soldWords(await asset.getCode(), language ?? fallbackLanguage));
    return [asset];
  },
});
