/**
 * True for Tab with or without Shift. WebKitGTK reports `Unidentified` as the key of Shift+Tab, but the right `code`.
 * Source: w3c-keyname, issue 13.
 */
export function isTab({ key, code }: { readonly key: string; readonly code: string }): boolean {
  return key === 'Tab' || code === 'Tab';
}
