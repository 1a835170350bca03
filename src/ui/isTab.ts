import type { KeyboardEvent } from 'react';

/**
 * True for Tab with or without Shift. WebKitGTK reports `Unidentified` as the key of Shift+Tab, but the right `code`.
 * Source: w3c-keyname, issue 13.
 */
export function isTab({ key, code }: { readonly key: string; readonly code: string }): boolean {
  return key === 'Tab' || code === 'Tab';
}

/** Blocks all keys of a read-only control except Tab. */
export function blockKeysExceptTab(event: KeyboardEvent): void {
  if (!isTab(event)) event.preventDefault();
}
