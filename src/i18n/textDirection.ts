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
  // Codes for Japanese, Korean and Chinese name several scripts.
  const names = /^(Jpan|Kore|Han[st])$/.test(script) ? ['Hani', 'Hira', 'Kana', 'Hang'] : [script];
  return new RegExp(names.map((name) => `\\p{scx=${name}}`).join('|'), 'u').test(letter);
}
