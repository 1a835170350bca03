import type { Language } from '../../locales/languages';
import { readStorage, writeStorage } from './visit';

/** Storage key of the address that was reloaded. */
const key = 'reloaded-for';

/** Query parameter that also marks a reload, for browsers without storage. Its value is the language. */
const parameter = 'reloaded';

/** A reload that the site requested. */
export interface Reload {
  /** Requested address. */
  readonly target: string;
  /** Language before the reload; defined only on the first load after it, while the address has the parameter. */
  readonly language: Language | undefined;
}

/**
 * The last address of this visit that was reloaded. Removes the mark from the visible address, so call it once,
 * before other code reads the address.
 */
export function readReload(): Reload | undefined {
  const url = new URL(location.href);
  const mark = url.searchParams.get(parameter);
  if (mark === null) {
    const target = readStorage('sessionStorage', key);
    return target === undefined ? undefined : { target, language: undefined };
  }
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url.href);
  return { target: url.href, language: mark === 'en' || mark === 'he' ? mark : undefined };
}

/** Reloads an address in the current language, and marks it as reloaded. */
export function reloadAt(target: string, language: Language): void {
  writeStorage('sessionStorage', key, target);
  const url = new URL(target);
  url.searchParams.set(parameter, language);
  location.assign(url.href);
}

/** Checks that an address can be reached, because a reload without a connection would lose the page. */
export async function canReach(target: string): Promise<boolean> {
  try {
    return (await fetch(target, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
