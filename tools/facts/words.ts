import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes } from '../../locales/languages';
import { heroDrawing, portfolioIsSample } from '../../src/content/claims';
import { showsMenu } from '../../src/content/drawings';
import { plans } from '../../src/content/plans';
import { portfolio } from '../../src/content/portfolio';
import { soldGroups, soldIds } from '../../src/content/sold';
import { soldWords } from '../soldWords';
import { placeOf } from './placeOf';
import { leavesOf, placeOfFact, siteFacts } from './siteFacts';

type Words = Readonly<Record<string, string>>;

/** Every message of a language by its key, if `sold` is given with the words for it. */
export async function wordsOf(language: Language, sold?: readonly string[]): Promise<Words> {
  const folder = path.resolve('locales', language);
  const files = readdirSync(folder).map((file) => import(path.join(folder, file)));
  const words = Object.entries(flatWords(Object.assign({}, ...(await Promise.all(files)))));
  return Object.fromEntries(
    words.map(([key, text]) => [key, sold ? soldWords(text, language, sold) : text]),
  );
}

/** Every message of a dictionary by its dotted key. */
export function flatWords(words: object): Words {
  return Object.fromEntries(leavesOf(words).map(([key, text]) => [key, String(text)]));
}

/** A line for each text copied from a language above this one in the table, and for each fact from one of the site. Names may stay. */
export async function untranslated(language: Language, site: readonly Language[]) {
  const above = languageCodes.slice(0, languageCodes.indexOf(language));
  const kept = /({{|\||#)\w+|\S+@\S+|Reviews|Facebook|LinkedIn|Instagram|WhatsApp/g;
  const facts = factsIn(language);
  const said = Object.entries({ ...(await wordsOf(language)), ...facts });
  const copied = above.map(async (code) => {
    const others = { ...(await wordsOf(code)), ...(site.includes(code) && factsIn(code)) };
    return said
      .filter(([key, text]) => others[key] === text && /\p{L}/u.test(text.replace(kept, '')))
      .map(([key]) => (key in facts ? placeOfFact(key) : placeOf(language, key)))
      .map((place) => `${place} is as in ${code}`);
  });
  return (await Promise.all(copied)).flat();
}

/** Facts in a language by their place; those of sample dishes may stay in another. */
function factsIn(language: Language): Words {
  const facts = leavesOf(siteFacts)
    .filter(([place]) => place.endsWith(`.${language}`) && !/\.link\.|^sampleM.*dishes/.test(place))
    .map(([place, text]) => [place.slice(0, -language.length - 1), String(text)]);
  return Object.fromEntries(facts);
}

/** A line for each text of the pages that has one of these words, in large or small letters, or final ones. */
export async function withWords(
  language: Language,
  asked: readonly string[],
  offered: readonly string[],
) {
  const plain = (text: string) =>
    text.toLowerCase().replace(/[ךםןףץ]/g, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
  return (await shownTexts(language, offered))
    .filter(({ text }) => asked.some((word) => plain(text).includes(plain(word))))
    .map(({ place, text }) => `${place}: ${text}`);
}

/** Messages that pages show, and texts of projects, people and other facts; dishes stay invented. */
async function shownTexts(language: Language, offered: readonly string[]) {
  const said = Object.entries(await shownWords(language, offered));
  return [
    ...said.map(([key, text]) => ({ place: placeOf(language, key), text })),
    ...Object.entries(factsIn(language))
      .filter(([place]) => !/^(hero|sample)Menu/.test(place))
      .map(([place, text]) => ({ place: placeOfFact(`${place}.${language}`), text })),
  ];
}

/** A line for each message, project and person that speaks of a service, plan, add-on or `chat` that is not offered, with its fix. */
export async function unsoldProblems(language: Language, offered: readonly string[]) {
  const names = unsoldNames(await wordsOf(language), offered);
  return (await shownTexts(language, offered)).flatMap(({ place: at, text }) =>
    names
      .filter(({ id, name }) => speaksOf(text, id, name))
      .map(
        ({ name, place }) =>
          `${at} speaks of “${name}”, which is not offered: write it without, or as in docs/owner.md; if it means another thing, rename ${placeOf(language, place)}`,
      ),
  );
}

/** A line for each fact, such as a person's role, that has a short name of what is not offered. */
export async function unsoldNotes(language: Language, offered: readonly string[]) {
  const { 'home.hero.lead': lead, 'portfolio.meta.sampleTitle': title } = await wordsOf(language);
  const forms = `${lead}${title}`.matchAll(/\b(?!other|own|offered)(\w+):([^#{|}]+)(?=[|}])/g);
  const unsold = [...forms]
    .filter(([, id = '']) => !(soldGroups[id] ?? [id]).some((one) => offered.includes(one)))
    .map(([, , name = '']) => name.replace(/s$/, ''));
  return (await withWords(language, unsold, offered))
    .filter((line) => line.startsWith('src/'))
    .map((line) => `Note: ${line} (not offered: “${unsold.join('”, “')}”)`);
}

/** A line for each project whose service is not offered: its card names the service. */
export function unsoldProjects(offered: readonly string[]): readonly string[] {
  return portfolio
    .filter(({ service }) => !offered.includes(service))
    .map(
      ({ id, service }) =>
        `${placeOfFact(`portfolio[${id}].service`)} is "${service}", which is not offered: expected a service of src/content/services.ts, or no project`,
    );
}

/** What is sold, and `chat`, `calendar` and `reviews` without the settings `none`. */
export function offeredIn(settings: Readonly<Record<keyof typeof features, string | null>>) {
  const names = Object.keys(features) as (keyof typeof features)[];
  const set = names.filter((name) => ![null, 'none'].includes(settings[name]));
  return [...soldIds, ...set.map((name) => features[name])];
}

const features = {
  messagingNumber: 'chat',
  bookingUrl: 'calendar',
  reviewsApi: 'reviews',
} as const;

/** The messages that pages show while this is offered, with the words for it. */
export async function shownWords(language: Language, offered: readonly string[]): Promise<Words> {
  const said = Object.entries(await wordsOf(language, offered));
  const hidden = [
    // Shown with what is sold or set.
    ...'units contact.form.services layout.chat privacy.recipients accessibility.gaps'.split(' '),
    ...unsoldNames(Object.fromEntries(said), offered).map(({ place }) => place),
    ...(offered.includes('qrMenu') ? [] : ['promises.managedMenu']),
    ...(offered.includes('menuPhotography') ? [] : ['pricing.bill.noPhotos']),
    ...(plans.length > 0 ? [] : ['pricing.plans']),
    ...(plans.length > 0 || offered.includes('qrMenu') ? [] : ['promises.menuLive']),
    ...(showsMenu ? [] : ['menuEditor', 'contact.form.menu', 'contact.form.removeMenu']),
    ...(heroDrawing === 'menu' ? [] : ['home.hero.menu', 'portfolio.list.owner']),
    ...(offered.includes('calendar') ? [] : ['booking', 'contact.consultation']),
    // Questions that are not asked.
    ...said.filter(([, text]) => text === '').map(([key]) => path.parse(key).name),
  ];
  const isShown = (key: string) =>
    !hidden.some((place) => `${key}.`.startsWith(`${place}.`)) &&
    (offered.includes('reviews') || !/\b(reviews|testimonials)\b/.test(key)) &&
    (portfolioIsSample || !/^portfolio.*\.sample/.test(key));
  return Object.fromEntries(said.filter(([key]) => isShown(key)));
}

/** Names of what is not offered, and their abbreviations, such as QR, that nothing offered has. */
function unsoldNames(words: Words, offered: readonly string[]) {
  const names = Object.entries(words).flatMap(([key, name]) => {
    const [, place = '', id = ''] = named.exec(key) ?? [];
    return id === '' ? [] : [{ place, id, name }];
  });
  const unsold = names.filter(({ id }) => !offered.includes(id));
  const kept = names.filter((one) => !unsold.includes(one)).map(({ name }) => name);
  const short = unsold.flatMap((one) =>
    (one.name.match(/\b[A-Z]{2,}\b/g) ?? []).map((name) => [name, { ...one, name }] as const),
  );
  const own = [...new Map(short).values()].filter(({ name }) => !kept.join().includes(name));
  return [...unsold, ...own];
}

const named =
  /^((?:services\.items|pricing\.plans|pricing\.addOns|contact\.info(?=\.chat))\.(\w+))\.(?:title|name)$/;

/** By its name or as `{{starter}}`, `{{starterPrice}}`. One word, such as “Professional”, has other meanings in small letters. */
function speaksOf(text: string, id: string, name: string): boolean {
  const said = text.replace(/{{.*?}}/g, '');
  const stem = name.replace(/s$/, '');
  const isNamed = stem.includes(' ')
    ? said.toLowerCase().includes(stem.toLowerCase())
    : said.includes(stem);
  return isNamed || new RegExp(`{{${id}(Price)?}}`, 'i').test(text);
}
