import { createActor, fromPromise } from 'xstate';
import { decodeMenu } from '../../machines/menuCode';
import {
  menuEditorMachine,
  type ShareMethod,
  type ShareRequest,
} from '../../machines/menuEditor.machine';
import { cleanText } from '../../machines/menuValues';
import { menuAddress } from '../content/menuAddress';
import { actorOptions } from '../hooks/actorOptions';
import type { MenuEditorActor, SiteActor } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { drawTentPicture, type Tent } from '../sections/menuEditor/tentPicture';
import type { Settings } from '../settings/settingsSchema';
import type { SiteControls } from './siteControls';

interface Options extends SiteControls {
  readonly words: MessageStore;
  readonly settings: Pick<Settings, 'origin'>;
  /** Provides the page's language. */
  readonly site: SiteActor;
}

/** Starts the menu editor, whose code is loaded with the edit button. It lives as long as the site. */
export function startMenuEditor({ settings, site, words, ...controls }: Options): MenuEditorActor {
  const { interceptPort = (_port, logic) => logic } = controls;
  const share = fromPromise<boolean, ShareRequest>(({ input }) => {
    const { language } = site.getSnapshot().context.language.getSnapshot().context;
    const address = menuAddress(settings, language, input.fragment);
    if (input.method !== 'picture') return shareAddress(input.method, address);
    const { name = '', backName = '' } = decodeMenu(input.fragment) ?? {};
    return sharePicture({
      names: [name, backName].map(cleanText).filter((text) => text !== ''),
      address,
      invitation: words.translator(language)('objects.tableTent.scan'),
    });
  });
  const machine = menuEditorMachine.provide({ actors: { share: interceptPort('share', share) } });
  return createActor(machine, actorOptions('menuEditor', controls)).start();
}

/**
 * Shares an address. Resolves with `false` if the visitor cancels the share sheet.
 * @throws if the browser refuses, such as the clipboard of a page without TLS.
 */
async function shareAddress(
  method: Exclude<ShareMethod, 'picture'>,
  address: string,
): Promise<boolean> {
  if (method === 'clipboard') await navigator.clipboard.writeText(address);
  else if (method === 'paper') print();
  else return openShareSheet({ url: address });
  return true;
}

/** Shares a picture of the tent with its address. A browser that cannot share files saves the picture. */
async function sharePicture(tent: Tent): Promise<boolean> {
  const file = new File([await drawTentPicture(tent)], 'menu.png', { type: 'image/png' });
  const data = { files: [file], text: tent.address };
  if (navigator.canShare?.(data)) return openShareSheet(data);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
