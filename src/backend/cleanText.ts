/**
 * Text of a visitor, made harmless: no control characters, none that turn the direction of what follows
 * (U+202A to U+202E, U+2066 to U+2069), no halves of characters. Marks that only say a direction stay:
 * Hebrew is written with them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]|\p{Cs}|(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** The same on one line: a name, a company, a phone number. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\r\n\u2028\u2029]+/g, ' '));
}
