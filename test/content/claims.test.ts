import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { flatWords } from '../locales/flatWords';

/** Each claim: how to detect it, and its required wording. */
const wordings: readonly (readonly [
  claim: string,
  words: object,
  telling: RegExp,
  wording: RegExp,
])[] = [
  ['uptime, en', en, /{{uptime}}/, /we aim for {{uptime}}% uptime/i],
  ['uptime, he', he, /{{uptime}}/, /היעד שלנו הוא זמינות של {{uptime}}%/],
  ['setup fee, en', en, /setup fee(?!\?)/i, /No setup fee on standard plans/],
  ['setup fee, he', he, /דמי הקמה(?!\?)/, /בלי דמי הקמה במסלולים הבסיסי והמקצועי/],
  ['cancelling, en', en, /any time/i, /you can cancel any time/i],
];

test.each(wordings)('[S9] %s: has one wording everywhere', (_, words, telling, wording) => {
  const claimed = Object.entries(flatWords(words)).filter(([, text]) => telling.test(text));
  expect(claimed.length).toBeGreaterThan(1);
  for (const [key, text] of claimed)
    expect([key, text]).toEqual([key, expect.stringMatching(wording)]);
});
