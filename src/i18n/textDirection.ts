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
  const scripts = mixed[script] ?? [script];
  return scripts.some((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter));
}

/** Scripts of the codes that name no single one. Source: ISO 15924. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
};
