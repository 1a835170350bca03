import * as en from '../../locales/en';
import { type Language, languages } from '../../locales/languages';
import { soldGroups } from '../../src/content/sold';

const { promises, pricing, services } = en;
const ids = Object.keys({ ...soldGroups, ...services.items, ...pricing.plans, ...pricing.addOns });
const quoted = Object.keys(promises).map((promise) => `#${promise}`);

/** A line for each group of forms of a message, as written, that its language does not have or lacks. */
export function formProblems(text: string, language: Language): readonly string[] {
  const bare = text.replace(/{{\w*}}/g, '');
  const [written, name = '', said = ''] = /{{(\w+)\|([^{}]*)}}/.exec(bare) ?? [];
  if (written === undefined) return [];
  const { locale, numbers } = languages[language];
  const rules = new Intl.PluralRules(locale);
  const forms = said.split('|').map((form) => form.replace(/:.*/, ''));
  const marks = said.match(/#\w*/g) ?? [];
  const counts = ['', ...Object.keys(numbers)].map((list) => `#${list}`);
  const isSold = /^list$/i.test(name) || forms[0] === 'offered';
  const known = isSold
    ? ['offered', 'other', ...ids, '#']
    : [...rules.resolvedOptions().pluralCategories, ...counts, ...quoted];
  // 1 and 2 may do without a form of their own.
  const several = Array.from({ length: 100 }, (_, number) => rules.select(number + 3));
  const needed = new Set(marks.some((mark) => counts.includes(mark)) ? several : []).add('other');
  const wrong = [
    ...[...forms, ...marks].filter((one) => !known.includes(one) && !/^\d+$/.test(one)),
    ...[...needed].filter((one) => !isSold && !forms.includes(one)).map((one) => `no ${one}`),
  ];
  const problem = `${written} has ${wrong.join(', ')}: expected ${known.join(', ')}`;
  return [...(wrong.length ? [problem] : []), ...formProblems(bare.replace(written, ''), language)];
}

/** Sorted parameter names of a message, without plural forms. */
export function parametersOf(words: string): string[] {
  return [...words.matchAll(/{{(\w*)(?:\|.*?)?}}/g)].map(([, name = '']) => name).sort();
}
