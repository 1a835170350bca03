import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as en from '../../locales/en';
import { fallbackLanguage, type Language, languageCodes, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { defaultParams } from '../../src/app/defaultParams';
import { portfolioIsSample } from '../../src/content/claims';
import { services } from '../../src/content/services';
import { soldGroups, soldIds } from '../../src/content/sold';
import { legalParams } from '../../src/features/legal/LegalText';
import { misspellings } from '../../src/settings/misspelt';
import { quotationProblem } from '../../src/settings/rules';
import type { Settings } from '../../src/settings/settingsSchema';
import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { allMessages } from '../export/allMessages';
import { placeOf } from './placeOf';
import { flatWords, wordsOf } from './words';

/**
 * A line for each message of a language that is empty, or has a form that its language does not have, a phone number
 * that is not isolated, a parameter that the first language or the program does not have, or HTML.
 */
export async function messageProblems(language: Language, settings: Settings) {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join('src', file));
  const program = code.map((file) => readFileSync(file, 'utf8')).join();
  const { direction } = languages[language];
  const stray = direction === 'rtl' ? /[\u2066-\u2069]|{{phone}}|\+\d/ : /[\u2066-\u2069]/;
  const strange = /{{(?![a-zA-Z]+(\|[a-z\d]+:[^.|{}]*)*}})|(?<!{){(?!{)|(?<!})}(?!})|[<>]/;
  const [main = language] = siteLanguages(settings);
  const codes = [main, ...languageCodes.filter((code) => code !== main)];
  const translations = await Promise.all(codes.map((code) => wordsOf(code, soldIds)));
  const copyable = languageCodes.slice(0, languageCodes.indexOf(language));
  const above = await Promise.all(copyable.map((code) => wordsOf(code)));
  const t = allMessages(settings, 0).translator(language);
  const facts = { ...defaultParams(settings, 0)(main), ...legalParams(settings, t, main) };
  const sold = await wordsOf(language, soldIds);
  return Object.entries(await wordsOf(language)).flatMap(([key, written]) => {
    const text = sold[key] ?? '';
    const [expected = [], ...others] = translations.map((one) => parametersOf(one[key] ?? ''));
    const found = parametersOf(text);
    // Not translated yet, which `check:words` says.
    const isCopied = above.some((words) => words[key] === written);
    // Languages can share a misspelled name, which no code has.
    const given = others.flat().filter((name) => new RegExp(`\\b${name}\\b`).test(program));
    const known = [...Object.keys(facts), ...quoted, ...given];
    const unknown = found.filter((name) => !known.includes(name));
    // An unknown name is a complaint of its own, also in the first language.
    const isKnown = [...expected, ...found].every((name) => known.includes(name));
    const missing = (given: readonly string[], present: readonly string[]) =>
      given.filter((name) => isKnown && !present.includes(name));
    const first = () => placeOf(main, key).split(':', 1);
    const both = ': write it in both, or in neither';
    const rule = `expected what the program gives${given.length > 0 ? `: [${given}]` : ''}`;
    const problems = [
      written.trim() === '' && 'expected words',
      ...(isCopied ? [] : formProblems(written, language)),
      !isCopied &&
        !(language === fallbackLanguage && specified.test(key)) &&
        quotationProblem(written, language),
      stray.test(written.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '')) &&
        'expected \\u2066{{phone}} or +1\\u2069',
      strange.test(text) &&
        (text.split('{').length === text.split('}').length
          ? `has {, }, <, > or a period in a form: ${text}`
          : `lacks a { or a }: a name has two on each side, such as {{email}}: ${text}`),
      ...missing(expected, found).map((name) => `lacks {{${name}}}, which ${first()} has${both}`),
      ...missing(found, expected).map((name) => `has {{${name}}}, which ${first()} lacks${both}`),
      ...unknown.map((name) => {
        const [slip] = misspellings([name], known);
        return `has {{${name}}}: ${slip ? `did you mean ${slip.meant}?` : rule}`;
      }),
    ];
    return problems.filter(Boolean).map((problem) => `${placeOf(language, key)}: ${problem}`);
  });
}

const { promises, pricing } = en;
const items = flatWords({ ...en.services.items, ...pricing.plans, ...pricing.addOns });
const named = Object.keys(items).flatMap((key) => key.match(/^\w+(?=\.(title|name)$)/)?.[0] ?? []);
const ids = [...Object.keys(soldGroups), ...named];

const marked = Object.keys(promises).map((promise) => `#${promise}`);

/** What a message may quote by its name, beside the parameters of the program. */
const quoted = [...Object.keys(promises), ...ids];

/** A line for each title and description of a page that search results would cut, or that another page has, and for a service without its number of features. */
export function titleProblems(language: Language, settings: Settings): readonly string[] {
  const t = allMessages(settings, 0).translator(language);
  const keys = [...pages, undefined].flatMap((page) =>
    t.keysIn(metaOf(page)).filter((key) => !key.endsWith('.name')),
  );
  const shown = keys.filter((key) => portfolioIsSample || !key.includes('.sample'));
  const texts = shown.map((key) => t(key));
  const features = services.flatMap(({ id }) => {
    const place = `services.items.${id}.features`;
    const { length } = t.keysIn(place);
    const isFit = length >= 4 && length <= 6;
    return isFit ? [] : [`${placeOf(language, place)} are ${length}: expected 4 to 6`];
  });
  const titles = shown.flatMap((key, index) => {
    const text = texts[index] ?? '';
    const [least, most] = /title$/i.test(key) ? [1, 60] : [70, 155];
    const at = placeOf(language, key);
    if (texts.indexOf(text) !== index) return [`${at} has the words of another page`];
    return text.length >= least && text.length <= most
      ? []
      : [`${at} has ${text.length} characters: expected ${least} to ${most}: ${text}`];
  });
  return [...features, ...titles];
}

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
  const isYesNo = /^(chats|meetings)$/.test(name);
  const categories = isYesNo ? ['1'] : Array.from({ length: 100 }, (_, i) => rules.select(i + 1));
  const known = sold || [...new Set(categories).add('other'), ...counts, ...marked];
  const isCounted = isYesNo || marks.some((mark) => counts.includes(mark));
  // 1 or 2 may do without a form of its own, if the other has one.
  const least = forms.every((form) => form === 'other' || Number(form) > 1) ? 0 : 2;
  const needed = new Set(isCounted && !sold ? categories.slice(least) : []).add('other');
  // French has “many”, of a million.
  const fit = sold || isYesNo ? known : [...known, ...rules.resolvedOptions().pluralCategories];
  const wrong = [
    ...(isSold && !ids.includes(name) ? [name] : []),
    ...(isSold && forms[0] !== 'offered' ? ['no offered before others'] : []),
    ...[...forms, ...marks].filter((one) => !fit.includes(one) && !/^\d+$/.test(one)),
    ...[...needed]
      .filter((one) => (isSold || !sold) && !forms.includes(one))
      .map((one) => `no ${one}`),
  ];
  const isMarked = `${wrong}`.includes('#');
  const usual = known.filter((one) => !marked.includes(one) && (isMarked || !one.startsWith('#')));
  const expected = (wrong[0] === name ? ids : usual).join(', ');
  const lists = isMarked && !sold ? ' (lists of numbers in locales/languages.ts) or a promise' : '';
  const zero = isYesNo ? ', since in some languages 0 is “one”' : lists;
  const problem = `${written} has ${wrong.join(', ')}: expected ${expected}${zero}`;
  return [...(wrong.length ? [problem] : []), ...formProblems(bare.replace(written, ''), language)];
}

/** Literals of the specification with a straight apostrophe or three dots. */
export const specified =
  /^(contact\.form\.(sent|submitting)|errors\.notFound\.text|reviews\.form\.submitting|services\.included)$/;

/** Parameter names of a message, without plural forms. */
function parametersOf(words: string): string[] {
  return [...new Set(words.match(/(?<={{)\w*(?=(\|.*?)?}})/g))];
}
