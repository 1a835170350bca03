import { createActor, fromPromise } from 'xstate';
import {
  menuEditorMachine,
  type ShareMethod,
  type ShareRequest,
} from '../../machines/menuEditor.machine';
import { menuAddress } from '../content/menuAddress';
import { actorOptions } from '../hooks/actorOptions';
import type { MenuEditorActor, SiteActor } from '../hooks/SiteContext';
import type { Settings } from '../settings/settingsSchema';
import type { SiteControls } from './siteControls';

interface Options extends SiteControls {
  readonly settings: Pick<Settings, 'origin'>;
  /** Provides the page's language. */
  readonly site: SiteActor;
}

/** Starts the menu editor, whose code is loaded with the edit button. It lives as long as the site. */
export function startMenuEditor({ settings, site, ...controls }: Options): MenuEditorActor {
  const { interceptPort = (_port, logic) => logic } = controls;
  const share = fromPromise<boolean, ShareRequest>(({ input }) => {
    const { language } = site.getSnapshot().context.language.getSnapshot().context;
    return shareAddress(input.method, menuAddress(settings, language, input.fragment));
  });
  const machine = menuEditorMachine.provide({ actors: { share: interceptPort('share', share) } });
  return createActor(machine, actorOptions('menuEditor', controls)).start();
}

/**
 * Shares an address. Resolves with `false` if the visitor cancels the share sheet.
 * @throws if the browser refuses, such as the clipboard of a page without TLS.
 */
async function shareAddress(method: ShareMethod, address: string): Promise<boolean> {
  if (method === 'clipboard') await navigator.clipboard.writeText(address);
  else if (method === 'paper') print();
  else return openShareSheet(address);
  return true;
}

async function openShareSheet(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
