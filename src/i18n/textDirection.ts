/** Direction of a text by its first letter; `undefined` without letters. Source: UAX 9, P2. */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
}
