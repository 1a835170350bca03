import { quotationProblem } from '../../src/settings/rules';
import { soldDictionaries } from '../../tools/export/allMessages';
import { formProblems, specified } from '../../tools/facts/messageProblems';
import { flatWords } from '../../tools/facts/words';
import { messages, texts } from './texts';

const { en, he } = soldDictionaries;

type Texts = readonly (readonly [place: string, text: string])[];

const english: Texts = texts.map(({ place, en }) => [place, en]);
const hebrew: Texts = texts.map(({ place, he }) => [place, he]);
const both = [...english, ...hebrew];
const said = both.filter(([place]) => messages.some((message) => message.place === place));

/** The only Hebrew text with hyphens, in a phone number. */
const phoneNumber = /^contact\.form\.phonePlaceholder$/;
/** Labels of controls that lead to an account, in English and Hebrew. */
const loginWords =
  /\b(log|sign)[ -]?(in|on|up|out)\b|^register\b|\b(create|my|your) (an )?account\b|\bpassword\b|התחבר|ה?הרשמ[הו]|היר?שמ|הירשם|^כניסה$|כניסה ל(חשבון|אתר|מערכת|אזור)|אזור אישי|החשבון של[יך]|סיסמ/i;

const buzzwords =
  /cutting.edge|seamless|empower|leverage|solution-driven|next.gen|world.class|state.of.the.art|game.chang|synerg|revolution|elevate|unlock|robust|effortless|innovative|tailored|holistic|one-stop|turnkey|bespoke|streamlin|skyrocket|supercharge|delve/i;

test.each<[rule: string, texts: Texts, excluded: RegExp, exceptions?: RegExp]>([
  ['[S9] messages contain no price', said, /[₪$€]\s?\d|\d\s?[₪$€]|99\.9/],
  ['[S9] messages contain no claim', said, /\b24[ -]hour|\b30[ -]minute|24 שעות|30 דקות/],
  ['[S6] messages mention no login', said, loginWords],
  ['[S1] messages have no buzzwords', english, buzzwords],
  ['[S1] messages have ’ “ ” …', both, /['"`´]|\.\.\./, specified],
  ['[S1] messages have ׳ ״ … in Hebrew', hebrew, /['"`´“”‘’]|\.\.\./],
  ['[S1] messages have dashes: –', both, /\s-|-\s|--/],
  ['[S1] messages have words in ranges: 2 to 3', both, /[\d}][-–][\d{]/, phoneNumber],
  ['[S1] messages have a maqaf in Hebrew: ־', hebrew, /[א-ת]\s?-|-\s?[א-ת]|[א-ת]–[א-ת]/],
  ['[S1] messages have single spaces', both, /\s\s|^\s|\s$|\s[,.;:!?…)]|\(\s/],
  ['[S1] messages have no Hebrew vowel points', hebrew, /[\u0591-\u05BD\u05BF-\u05C7]/],
])('%s', (_, of, excluded, exceptions = /^$/) => {
  const found = of.filter(([place, text]) => !exceptions.test(place) && excluded.test(text));
  expect(found.map(([place, text]) => [place, excluded.exec(text)?.[0], text])).toEqual([]);
});

test('[S4] wrong and missing forms of a message are named', () => {
  const text =
    '{{a|tow:#}}{{a|2:b|other:#}}{{chats|one:|other:#x}}{{chats|other:}}{{nfc|one:}}{{menu|offered:{{list|menu:{{d}}}}}}{{nfc|offered:a #}}';
  const named = formProblems(text, 'en').map((line) => line.replace(/^.*}} has |: .{50,}/g, ''));
  const forms = ['tow, no other', 'no one'].map((wrong) => `${wrong}: expected one, other`);
  const names = ['no offered before others, one, no other: expected offered, other', 'menu'];
  const other = ['menu, no other', 'no other: expected offered, other'];
  expect(named).toEqual([...forms, 'one, #x', 'no 1', ...names, ...other]);
});

test('[S1] quotation marks that are straight, not closed, or of another language are named', () => {
  expect(quotationProblem('“a” “b', 'en')).toBe('has “a” “: expected “words” or ’, never " or \'');
  expect(quotationProblem('"א\'', 'he')).toBe('has "א\': expected ״ or ׳, never " or \'');
});

test.each<[claim: string, words: object, telling: RegExp, wording: RegExp]>([
  ['uptime, en', en, /{{uptime}}/, /we aim for {{uptime}}% uptime/i],
  ['uptime, he', he, /{{uptime}}/, /היעד שלנו הוא זמינות של\u00a0{{uptime}}%/],
  ['setup fee, en', en, /setup fee(?!\?)/i, /No setup fee on standard plans/],
  ['setup fee, he', he, /דמי הקמה(?!\?)/, /בלי דמי הקמה במסלולים הבסיסי והמקצועי/],
  ['cancelling, en', en, /any time/i, /you can cancel any time/i],
])('[S9] messages have one wording of a claim: %s', (_, dictionary, telling, wording) => {
  const claimed = Object.entries(flatWords(dictionary)).filter(([, text]) => telling.test(text));
  expect(claimed.length).toBeGreaterThan(1);
  for (const [key, text] of claimed)
    expect([key, text]).toEqual([key, expect.stringMatching(wording)]);
});
