import * as en from '../../locales/en';
import * as he from '../../locales/he';
import { languageCodes, languageOf } from '../../locales/languages';
import { accessibilityTest } from '../../src/content/accessibility';
import { services } from '../../src/content/services';
import { soldGroups } from '../../src/content/sold';
import { soldDictionaries } from '../../tools/export/allMessages';
import { messageProblems, titleProblems } from '../../tools/facts/messageProblems';
import {
  offeredIn,
  shownWords,
  unsoldNotes,
  unsoldProblems,
  unsoldProjects,
  untranslated,
  withWords,
} from '../../tools/facts/words';
import { soldWords } from '../../tools/soldWords';
import { exampleSettings } from '../support/exampleSettings';

const offered = offeredIn(exampleSettings);
const without = (ids: readonly string[]) => offered.filter((one) => !ids.includes(one));
const { menus = [], anyAddOn = [], anyPlan = [] } = soldGroups;

afterEach(() => jest.restoreAllMocks());

test('[S4] messages have forms of their language, parameters that the program gives, and no HTML; titles and descriptions fit search results with a new service, and home lists NFC at most once, whatever else is sold', async () => {
  jest.replaceProperty(soldGroups, 'own', ['customDevelopment']);
  const others = ['nfc', 'nfcStickers', 'onlineStore', 'booking', 'maintenance'];
  const goods = [[], menus, [...menus, 'nfc'], ['nfc'], ['booking'], others, [...menus, ...others]];
  for (const language of ['en', 'he'] as const) {
    expect(await messageProblems(language, exampleSettings)).toEqual([]);
    for (const ids of goods) {
      const words = soldWords(JSON.stringify({ en, he }[language]), language, without(ids));
      jest.replaceProperty(soldDictionaries, language, JSON.parse(words));
      expect(JSON.parse(words).home.hero.lead).not.toMatch(/NFC.*NFC/);
      expect(titleProblems(language, exampleSettings)).toEqual([]);
    }
  }
  const studioName = { ...exampleSettings.studioName, he: 'א'.repeat(60) };
  expect(`${titleProblems('he', { ...exampleSettings, studioName })}`).toMatch(/60: .* א{60}/);
});

test('[S9] a message that quotes what is not sold is named, and what is sold is no project', async () => {
  for (const ids of [[], anyPlan])
    for (const language of languageCodes) {
      const problems = await unsoldProblems(language, without(ids));
      expect(problems.filter((line) => !line.includes('plans.features'))).toEqual([]);
    }
  expect((await unsoldProblems('en', without(['starter']))).join()).toMatch(
    /locales\/en\/pricing\.ts, line \d+: plans\.features\.allOfStarter speaks of “Starter”, which.*rename locales\/en\/pricing\.ts, line \d+: plans\.starter/,
  );
  expect((await unsoldProblems('en', without(['nfcStickers']))).join('\n')).toMatch(
    /^src\/content\/portfolio\.ts, line \d+: \S+ speaks of “NFC stickers”, which.*$/,
  );
  for (const language of ['en', 'he'] as const)
    expect(`${await unsoldNotes(language, without(['booking']))}`).toMatch(
      /^Note: src.content.team\.ts, line \d+: .* \(not offered: .*(booking|להזמנת מקומות)”.*$/,
    );
  expect(`${await unsoldProblems('he', without([...menus, ...anyAddOn]))}`).toMatch(/of “QR”/);
  expect(await withWords('en', ['KITCHEN', 'oven'], offered)).toContain(
    'locales/en/booking.ts, line 4: prompt: Choose a time when the kitchen is quiet. You’ll get an invitation by email.',
  );
  expect(await withWords('en', ['kitchen is quiet'], without(['calendar']))).toEqual([]);
  expect(await withWords('en', ['guest book', 'our email'], without(['reviews']))).toEqual([]);
  expect(unsoldProjects(offered)).toEqual([]);
  for (const { portfolio } of [en, he])
    expect(portfolio.meta.title + portfolio.meta.description).not.toMatch(/list\|/i);
  expect(unsoldProjects(without(services.map(({ id }) => id))).join()).toMatch(
    /^src\/content\/portfolio\.ts, line \d+: portfolio\[\w+\]\.service is "\w+", which is not offered: expected/,
  );
});

/** Shown with a menu, a plan, an add-on or the calendar, or about the navigation. */
const hidden =
  /^(menuEditor|pricing\.(plans|bill|addOns)|promises\.(menuLive|managedMenu|replaced)|home\.hero\.menu|portfolio\.(list\.owner|\w+\.sample)|contact\.form\.(menu|removeMenu)|layout\.panel|errors\.notFound|booking)/;

test.each([
  [[...menus, ...anyAddOn, 'nfc'], /menu\b|\bQR|dish|\bplan/i, /תפריט|QR|המנות|מסלול/],
  [['nfc', 'nfcStickers'], /NFC|sticker/i, /NFC|מדבק/],
  [['onlineStore'], /\bstores?\b|inventory/i, /חנות מקוונת|חנות אינטרנטית|חנויות מקוונות/],
  [['nfcStickers'], /{{replaced}}/, /{{replaced}}/],
  [['booking'], /booking|reminder/i, /הזמנת מקומות|תורים|תזכור/],
  [['maintenance'], /maintenance|by the hour/i, /תחזוק|לפי שעה/],
  [['customDevelopment'], /custom /i, /התאמה/],
])('[S9] no message speaks of %j without them', async (ids, english, hebrew) => {
  for (const [language, spoken] of Object.entries({ en: english, he: hebrew })) {
    const words = Object.entries(await shownWords(languageOf(language) ?? 'en', without(ids)));
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter(([key, text]) => !hidden.test(key) && spoken.test(text))).toEqual([]);
  }
});

test('[S4] a fact that repeats another language of the site is named', async () => {
  jest.replaceProperty(accessibilityTest.testedBy, 'he', accessibilityTest.testedBy.en);
  expect(`${await untranslated('he', ['en', 'he'])}`).toMatch(
    /^\S+ line \d+: \S+testedBy is as in en$/,
  );
  expect(await untranslated('he', ['he'])).toEqual([]);
});

test('[S4] a message that is not translated yet has no other problem, and a parameter that it lacks is named', async () => {
  const text = '{{list|nfc:"a"|booking:b|other:c}}';
  const copied = [en, he].map(({ home }) => jest.replaceProperty(home.hero, 'lead', text));
  expect(await messageProblems('he', exampleSettings)).toEqual([]);
  copied[0]?.replaceValue('{{email}}');
  expect(`${await messageProblems('he', exampleSettings)}`).toMatch(
    /has "a": expected .*lacks {{email}}, which \S+home.ts, line \d+ has: write it in both/,
  );
  copied[0]?.replaceValue('{{email}');
  expect(`${await messageProblems('en', exampleSettings)}`).toMatch(
    /: lacks a { or a }: .*email}$/,
  );
});

test('[S9] a list and its forms have the words for what is sold', () => {
  const list = '{{List|menus:a #|nfc:b|onlineStore:c {{d}}|other:e}}{{nfc|offered:#|other: {{f}}}}';
  const said = (...sold: readonly string[]) => soldWords(list, 'en', sold);
  expect(said('starter', 'nfc', 'onlineStore')).toBe('A {{menus}}, b and\u00a0c {{d}}{{nfc}}');
  expect([said('nfc'), said()]).toEqual(['B{{nfc}}', 'E {{f}}']);
  const inner = '{{list|nfc:a|booking:{{nfc|offered:|other:b}}|nfc:c}}';
  expect(soldWords(inner, 'en', ['nfc', 'booking'])).toBe('a and\u00a0c');
  expect(soldWords('{{list|nfc:א|booking:ב}}', 'he', ['nfc', 'booking'])).toBe('א וב');
  jest.replaceProperty(soldGroups, 'own', ['booking', 'nfc']);
  const named = soldWords('{{list|own:our #|other:}}, {{List|own:#|other:}}', 'en', ['booking']);
  expect(named).toMatch(/^our booking systems and\sour NFC solutions, Booking systems and\sNFC/);
});
