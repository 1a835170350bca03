import { fromPromise } from 'xstate';
import { menuEditorMachine, type ShareRequest } from '../../../machines/menuEditor.machine';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { language as languageActor } from '../language/language.actor';
import { menuAddress } from './menuAddress';
import { menuPictureId } from './menuPicture';
import { copyText, openShareSheet, sharePicture } from './sharing';

/** The menu editor, whose code is loaded with the edit button. */
export const menuEditor = siteActor({
  id: 'menuEditor',
  machine: ({ settings, actors, interceptPort }: SiteStart) => {
    const share = fromPromise<boolean, ShareRequest>(async ({ input: { method, fragment } }) => {
      const { language } = actors.of(languageActor).getSnapshot().context;
      const address = menuAddress(settings, language, fragment);
      if (method === 'clipboard') return copyText(address);
      if (method === 'sheet') return openShareSheet({ url: address });
      // The picture that the visitor sees.
      if (method === 'picture') return sharePicture(menuPictureId, 'menu.png', address);
      print();
      return true;
    });
    return menuEditorMachine.provide({ actors: { share: interceptPort('share', share) } });
  },
});
