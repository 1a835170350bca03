/** Digits and number words from two to twelve, in order. Numbers in parameters' names are none. */
export function numbersIn(text: string): readonly number[] {
  const words = text.replace(/{{.*?}}/g, '').toLowerCase();
  return [...words.matchAll(written)].map(([, digits, english, hebrew = '']) => {
    if (digits) return Number(digits);
    return english ? englishWords.indexOf(english) + 2 : hebrewValue(hebrew);
  });
}

const englishWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

const hebrewWords = [
  ['שני', 'שתי', 'שניים', 'שתיים'],
  ['שלושה', 'שלוש', 'שלושת'],
  ['ארבעה', 'ארבע', 'ארבעת'],
  ['חמישה', 'חמש', 'חמשת'],
  ['שישה', 'שש', 'ששת'],
  ['שבעה', 'שבע', 'שבעת'],
  ['שמונה', 'שמונת'],
  ['תשעה', 'תשע', 'תשעת'],
  ['עשרה', 'עשר', 'עשרת'],
];

function hebrewValue(word: string): number {
  return hebrewWords.findIndex((forms) => forms.includes(word)) + 2;
}

const written = new RegExp(
  [
    String.raw`(\d+(?:\.\d+)?)`,
    String.raw`\b(${englishWords.join('|')})\b`,
    `(?<![א-ת])[ובכלמשה]{0,3}?(${hebrewWords.flat().join('|')})(?![א-ת])`,
  ].join('|'),
  'g',
);
