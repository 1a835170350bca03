/** What the browser says of itself and of this visit; every answer has a default where there is no browser. */

/** Whether the browser asks not to be followed. Source: Global Privacy Control, W3C. */
export function asksForPrivacy(): boolean {
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

/** Calls back once the page and all that it names have loaded; at once if they have. */
export function oncePageLoaded(loaded: () => void): void {
  if (isPageLoaded()) loaded();
  else addEventListener('load', loaded, { once: true });
}

/** Reads from a store of the browser; `undefined` where it is forbidden or holds nothing. */
export function readStorage(
  store: 'localStorage' | 'sessionStorage',
  key: string,
): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes into a store of the browser. @returns whether it took it. */
export function writeStorage(
  store: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
