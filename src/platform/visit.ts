/** Facts about the browser and this visit, each with a default for environments without a browser. */

/** True if the browser sends Global Privacy Control. Source: W3C, Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return typeof navigator !== 'undefined' && 'globalPrivacyControl' in navigator
    ? navigator.globalPrivacyControl === true
    : false;
}

export function isWindowFocused(): boolean {
  return typeof document === 'undefined' || document.hasFocus();
}

export function isPageLoaded(): boolean {
  return typeof document !== 'undefined' && document.readyState === 'complete';
}

/** Calls back once the page and its resources have loaded. */
export function oncePageLoaded(loaded: () => void): void {
  if (isPageLoaded()) loaded();
  else addEventListener('load', loaded, { once: true });
}

/** A parameter of the address; `null` if it has none. */
export function searchParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

type Store = 'localStorage' | 'sessionStorage';

/** Reads from web storage; `undefined` if it is blocked or empty. */
export function readStorage(store: Store, key: string): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes to web storage.
 * @returns false if it is blocked or full.
 */
export function writeStorage(store: Store, key: string, value: string): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
