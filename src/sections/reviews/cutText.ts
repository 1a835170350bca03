/**
 * The text, or its beginning of about `length` characters with an ellipsis: cut between words where
 * there is one near, never inside a character that is made of several (emoji, vowel points).
 */
export function cutText(text: string, length: number): string {
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
