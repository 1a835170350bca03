import { createActor, fromPromise } from 'xstate';
import { menuEditorMachine, type ShareRequest } from '../../../machines/menuEditor.machine';
import type { SiteControls } from '../../app/siteControls';
import type { Settings } from '../../settings/settingsSchema';
import { actorOptions } from '../../site/actorOptions';
import type { MenuEditorActor } from '../../site/SiteContext';
import type { SiteActors } from '../../site/siteActors';
import { menuAddress } from './menuAddress';
import { menuPictureId } from './menuPicture';
import { copyText, openShareSheet, sharePicture } from './sharing';

interface Options extends SiteControls {
  readonly settings: Pick<Settings, 'origin'>;
  /** The page's language. */
  readonly language: SiteActors['language'];
}

/** Starts the menu editor, whose code is loaded with the edit button. It lives as long as the site. */
export function startMenuEditor({ settings, ...options }: Options): MenuEditorActor {
  const { interceptPort = (_port, logic) => logic } = options;
  const share = fromPromise<boolean, ShareRequest>(async ({ input: { method, fragment } }) => {
    const { language } = options.language.getSnapshot().context;
    const address = menuAddress(settings, language, fragment);
    if (method === 'clipboard') return copyText(address);
    if (method === 'sheet') return openShareSheet({ url: address });
    // The picture that the visitor sees.
    if (method === 'picture') return sharePicture(menuPictureId, 'menu.png', address);
    print();
    return true;
  });
  const machine = menuEditorMachine.provide({ actors: { share: interceptPort('share', share) } });
  return createActor(machine, actorOptions('menuEditor', options)).start();
}
