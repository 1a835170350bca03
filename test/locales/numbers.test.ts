import { languages } from '../../locales/languages';
import { fieldsOf, inquiryFields } from '../../machines/formRules';
import { messages } from './texts';

const { words } = languages.en.numbers;
const { masculine = [], feminine = [], definite = [] } = languages.he.numbers;
const englishWords = [...(words ?? []), 'eleven', 'twelve'].slice(1);
const hebrewWords = masculine
  .map((word, i) => [word, feminine[i] ?? word, definite[i] ?? word])
  .slice(1);

const written = new RegExp(
  [
    String.raw`(\d+(?:\.\d+)?)`,
    String.raw`\b(${englishWords.join('|')})\b`,
    `(?<![א-ת])[ובכלמשה]{0,3}?(${hebrewWords.flat().join('|')})(?![א-ת])`,
  ].join('|'),
  'g',
);

const required = fieldsOf(inquiryFields).filter(
  (name) => 'isRequired' in inquiryFields[name] && inquiryFields[name].kind !== 'consent',
);

/** The message that counts what the facts list. In words, since Hebrew counts by gender. */
const counted = 'contact.form.lead';

/** Numbers that no fact has. */
const allowed: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^units\.(per)?(packOf10|thirtyDishes|PackOf10|ThirtyDishes)$/, 'units of section 9'],
  [/^contact\.form\.timelines\.twoToThreeMonths$/, 'a timeline of section 3'],
  [/^contact\.form\.phonePlaceholder$/, 'a sample number'],
  [/^reviews\.(form\.(stars\.|errors\.rating$)|list\.rating$)/, 'the stars of a rating'],
  [/^reviews\.(form\.(lead|errors\.review)|meta\.description)$/, '“two lines”: a few'],
  [/^terms\.orders\.text$/, 'both sides'],
  [/^objects\.docket\./, 'lines of the drawn docket'],
  [/^layout\.toasts\.region$/, 'the key F8'],
  [/^accessibility\.(standard|built)\.text$/, 'names of standards and laws'],
  [/^(terms\.content|privacy\.rights)\.text$/, 'names of laws and their days'],
  [
    /^privacy\.(contact\.use|reviews\.text|recipients\.host|analytics\.asked|rights\.gdpr)$/,
    'articles of the GDPR',
  ],
];

const found = messages
  .map(({ place, en, he }) => ({ place, en: numbersIn(en), he: numbersIn(he) }))
  .filter(({ en, he }) => en.length + he.length > 0);

describe('[S9] Numbers in messages', () => {
  test('of required fields are those of the facts', () => {
    const numbers = [required.length];
    expect(found).toContainEqual({ place: counted, en: numbers, he: numbers });
  });

  test('are otherwise parameters, so that a fact has one place', () => {
    const written = found.filter(({ place }) => place !== counted);
    const alone = written.filter(({ place }) => !allowed.some(([where]) => where.test(place)));
    const problem = 'has a number: expected a parameter, or its place in `allowed`';
    expect(alone.map(({ place }) => `${place} ${problem}`)).toEqual([]);
    const unused = allowed.filter(([where]) => !written.some(({ place }) => where.test(place)));
    expect(unused).toEqual([]);
  });
});

/** Digits and number words from two to twelve, in order. Numbers in parameters' names are none. */
function numbersIn(text: string): readonly number[] {
  const words = text.replace(/{{.*?}}/g, '').toLowerCase();
  return [...words.matchAll(written)].map(([, digits, english, hebrew = '']) => {
    if (digits) return Number(digits);
    if (english) return englishWords.indexOf(english) + 2;
    return hebrewWords.findIndex((forms) => forms.includes(hebrew)) + 2;
  });
}
