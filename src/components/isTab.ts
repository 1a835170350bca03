/**
 * Whether a key is Tab, alone or with Shift: WebKitGTK calls the latter `Unidentified`, and knows it by its place.
 * Source: w3c-keyname, issue 13.
 */
export function isTab({ key, code }: { readonly key: string; readonly code: string }): boolean {
  return key === 'Tab' || code === 'Tab';
}
