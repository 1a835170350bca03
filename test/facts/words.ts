import * as en from '../../locales/en';
import { type Language, languages } from '../../locales/languages';
import { soldGroups } from '../../src/content/sold';
import { flatWords } from '../../tools/facts/words';

const { promises, pricing, services } = en;
const items = flatWords({ ...services.items, ...pricing.plans, ...pricing.addOns });
const named = Object.keys(items).flatMap((key) => key.match(/^\w+(?=\.(title|name)$)/)?.[0] ?? []);
const ids = [...Object.keys(soldGroups), ...named];

const marked = Object.keys(promises).map((promise) => `#${promise}`);

/** What a message may quote by its name, beside the parameters of the program. */
export const quoted = [...Object.keys(promises), ...ids];

/** A line for each group of forms of a message, as written, that its language does not have or lacks. */
export function formProblems(text: string, language: Language): readonly string[] {
  const bare = text.replace(/{{\w*}}/g, '');
  const [written, name = '', said = ''] = /{{(\w+)\|([^{}]*)}}/.exec(bare) ?? [];
  if (written === undefined) return [];
  const { locale, numbers } = languages[language];
  const rules = new Intl.PluralRules(locale);
  const forms = said.split('|').map((form) => form.replace(/:.*/, ''));
  // A percentage has no plural.
  const marks = said.match(/#\w*(?![\w%])/g) ?? [];
  const counts = ['', ...Object.keys(numbers)].map((list) => `#${list}`);
  const isSold = forms[0] === 'offered' || ids.includes(name);
  const sold = /^list$/i.test(name) ? [...ids, 'other', '#'] : isSold && ['offered', 'other', '#'];
  const categories = Array.from({ length: 100 }, (_, number) => rules.select(number + 1));
  const known = sold || [...new Set(categories).add('other'), ...counts, ...marked];
  // 1 and 2 may do without a form of their own.
  const several = marks.some((mark) => counts.includes(mark)) ? categories.slice(2) : [];
  const needed = new Set(several).add('other');
  const wrong = [
    ...(isSold && !ids.includes(name) ? [name] : []),
    ...(isSold && forms[0] !== 'offered' ? ['no offered before others'] : []),
    ...[...forms, ...marks].filter((one) => !known.includes(one) && !/^\d+$/.test(one)),
    ...[...needed].filter((one) => !sold && !forms.includes(one)).map((one) => `no ${one}`),
  ];
  const fit = known.filter((one) => !one.startsWith('#') || `${wrong}`.includes('#'));
  const expected = (wrong[0] === name ? ids : fit).join(', ');
  const problem = `${written} has ${wrong.join(', ')}: expected ${expected}`;
  return [...(wrong.length ? [problem] : []), ...formProblems(bare.replace(written, ''), language)];
}

/** Sorted parameter names of a message, without plural forms. */
export function parametersOf(words: string): string[] {
  return [...words.matchAll(/{{(\w*)(?:\|.*?)?}}/g)].map(([, name = '']) => name).sort();
}
