/**
 * Sanitizes untrusted text for one line of a terminal: control and direction characters become spaces. Cut at `max`
 * characters.
 */
export function oneLine(text: string, max = 300): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()];
  return characters.length > max
    ? `${characters.slice(0, max - 1).join('')}…`
    : characters.join('');
}
