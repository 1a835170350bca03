import { createActor, fromPromise } from 'xstate';
import { decodeMenu } from '../../machines/menuCode';
import { menuEditorMachine, type ShareRequest } from '../../machines/menuEditor.machine';
import { cleanText } from '../../machines/menuValues';
import type { SiteActors } from '../actors/siteActors';
import { copyText, openShareSheet, sharePicture } from '../adapters/sharing';
import { menuAddress } from '../content/menuAddress';
import { actorOptions } from '../hooks/actorOptions';
import type { MenuEditorActor } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { drawTentPicture } from '../sections/menuEditor/tentPicture';
import type { Settings } from '../settings/settingsSchema';
import type { SiteControls } from './siteControls';

interface Options extends SiteControls {
  readonly messages: MessageStore;
  readonly settings: Pick<Settings, 'origin'>;
  /** The page's language. */
  readonly language: SiteActors['language'];
}

/** Starts the menu editor, whose code is loaded with the edit button. It lives as long as the site. */
export function startMenuEditor({ settings, messages, ...options }: Options): MenuEditorActor {
  const { interceptPort = (_port, logic) => logic } = options;
  const share = fromPromise<boolean, ShareRequest>(async ({ input: { method, fragment } }) => {
    const { language } = options.language.getSnapshot().context;
    const address = menuAddress(settings, language, fragment);
    if (method === 'clipboard') return copyText(address);
    if (method === 'sheet') return openShareSheet({ url: address });
    if (method === 'paper') {
      print();
      return true;
    }
    const { name = '', backName = '' } = decodeMenu(fragment) ?? {};
    const names = [name, backName].map(cleanText).filter((text) => text !== '');
    const invitation = messages.translator(language)('objects.tableTent.scan');
    const picture = await drawTentPicture({ names, address, invitation });
    return sharePicture(picture, 'menu.png', address);
  });
  const machine = menuEditorMachine.provide({ actors: { share: interceptPort('share', share) } });
  return createActor(machine, actorOptions('menuEditor', options)).start();
}
