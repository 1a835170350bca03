/**
 * Sanitizes a visitor's text: removes control characters, direction overrides (U+202A to U+202E, U+2066 to U+2069)
 * and lone surrogates. Direction marks stay, because Hebrew texts use them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]|\p{Cs}|(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** Sanitizes a single line: a name, a company, a phone number. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\r\n\u2028\u2029]+/g, ' '));
}
