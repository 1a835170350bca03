import { type Language, languageOf } from '../../locales/languages';
import { reloadParameter } from '../start/pageContract';

/**
 * The address and language of the reload that loaded this page, if there was one. Shows the address without the mark of a
 * reload, and with the page's own path: some hosts also serve a page as `/pricing.html`, and an archive in a folder. Call
 * it once, before other code reads the address.
 */
export function readReload() {
  const url = new URL(location.href);
  const mark = url.searchParams.get(reloadParameter);
  if (mark !== null) url.searchParams.delete(reloadParameter);
  // Only the not-found page has none. An archive writes its own address before that of a link.
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  if (canonical) url.pathname = canonical.replace(/.*:\/\/[^/]*/, '');
  if (url.href !== location.href) history.replaceState(history.state, '', url.href);
  return mark === null ? undefined : { target: url.href, language: languageOf(mark) };
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
