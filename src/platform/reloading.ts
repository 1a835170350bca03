import { type Language, languageOf } from '../../locales/languages';
import { reloadParameter } from '../start/pageContract';

/**
 * The address and language of the reload that loaded this page, if there was one. Removes its mark from the visible address, so call it once,
 * before other code reads the address.
 */
export function readReload() {
  const url = new URL(location.href);
  const mark = url.searchParams.get(reloadParameter);
  if (mark === null) return undefined;
  url.searchParams.delete(reloadParameter);
  history.replaceState(history.state, '', url.href);
  return { target: url.href, language: languageOf(mark) };
}

/** Loads an address in the current language, and marks it as reloaded. */
export function reloadAt(target: string, language: Language): void {
  const url = new URL(target);
  url.searchParams.set(reloadParameter, language);
  // The router has already added the address to the history.
  location.replace(url.href);
}

/** Checks that an address can be reached, because a reload without a connection would lose the page. */
export async function canReach(target: string): Promise<boolean> {
  try {
    return (await fetch(target, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
