/** Number of characters before 'Show more'. */
export const cutLength = 600;

/**
 * The text, or its first `length` characters (approximately) with an ellipsis. Cuts between words if possible, and
 * never inside a grapheme (emoji, vowel points).
 */
export function cutText(text: string, length = cutLength): string {
  if (text.length <= length) return text;
  let head = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, length + 64))) {
    if (head.length + segment.length > length) break;
    head += segment;
  }
  const lastSpace = head.search(/\s\S*$/);
  const words = lastSpace > Math.max(0, length - 40) ? head.slice(0, lastSpace) : head;
  return `${words.trimEnd()}…`;
}
