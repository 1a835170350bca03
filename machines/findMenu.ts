import { decodeMenu } from './menuCode';
import type { MenuValues } from './menuValues';

/** A code that was wrapped has a few parts; more would only cost time. */
const maxParts = 12;

/** Longer addresses hold no menu, and could keep a page busy for seconds. */
const maxAddress = 8192;

/**
 * Finds the menu in an address that a program has changed: cut at the end, percent-encoded, wrapped in lines, or joined
 * with punctuation, parameters or text. A code is valid only with its checksum, so that no other menu is found.
 * @returns `missing` if the address has no fragment, and `damaged` if no menu is in it.
 */
export function findMenu(address: string): MenuValues | 'missing' | 'damaged' {
  if (address.length > maxAddress) return 'damaged';
  const fragments = decodePercent(decodePercent(address)).split('#').slice(1);
  for (const fragment of fragments) {
    for (const code of joined(fragment.match(/[a-z\d]+/gi) ?? [])) {
      const values = decodeMenu(`#${code}`);
      if (values) return values;
    }
  }
  return fragments.some((fragment) => /[a-z\d]/i.test(fragment)) ? 'damaged' : 'missing';
}

/** Every run of neighboring parts as one text. */
function joined(parts: readonly string[]): readonly string[] {
  const ends = parts.slice(0, maxParts).map((_, index) => index + 1);
  return ends.flatMap((from) => ends.map((to) => parts.slice(from - 1, to).join('')));
}

/** Byte by byte, because an address that was cut may end in half a character. */
function decodePercent(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
