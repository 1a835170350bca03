/** Number of characters before 'Show more'. */
export const cutLength = 600;

/**
 * The text, or its first `length` characters (approximately) with an ellipsis. Cuts between words if possible, and
 * never inside a grapheme (emoji, vowel points). Firefox 115 has no `Intl.Segmenter`.
 */
export function cutText(text: string, length = cutLength): string {
  if (text.length <= length) return text;
  let head = '';
  for (const [segment] of text.slice(0, length + 64).matchAll(graphemes)) {
    if (head.length + segment.length > length) break;
    head += segment;
  }
  const lastSpace = head.search(/\s\S*$/);
  const words = lastSpace > Math.max(0, length - 40) ? head.slice(0, lastSpace) : head;
  return `${words.trimEnd()}…`;
}

/** Line breaks, flags, and characters with their marks, skin tones and tags, which zero-width joiners may join. */
const graphemes =
  /\r\n|\p{RI}{2}|.[\p{M}\p{EMod}\u{e0020}-\u{e007f}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;
