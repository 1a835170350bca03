/** Direction of a text by its first letter; `undefined` without letters. Source: UAX 9, P2. */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
}

/** If the first letter of a text is of the script that a language has. */
export function isWrittenAs(language: string, text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  const { script = '' } = new Intl.Locale(language).maximize();
  // Codes of Japanese, Korean and Chinese, which have several scripts.
  const scripts = script.replace(/Jpan|Kore|Han./, 'Hani}\\p{sc=Hang}\\p{sc=Kana}\\p{sc=Hira');
  return new RegExp(`[\\p{sc=${scripts}}]`, 'u').test(letter);
}
