import type { CheerioAPI } from 'cheerio';
import { words } from '../../../src/backend/moderation/words/words';
import { flatWords } from '../../locales/flatWords';
import { moderated, type Page } from './owner';
import { inquiry, review } from './sample';

/** Every moderation page, with content. */
async function* pagesOf(language: 'en' | 'he'): AsyncGenerator<Page> {
  const { browser, database, askForLink } = await moderated();
  await browser.speak(language);
  yield browser.open('/moderate/sign-in');
  yield browser.post('/moderate/sign-in', {});
  yield browser.open(`/moderate/link/${'A'.repeat(43)}`);
  yield browser.open(await askForLink());
  yield browser.press('main button');
  await review(database, {});
  await review(database, { name: 'Noa', review: 'Another.', email: '' });
  await inquiry(database, { phone: '03-123-4567', company: 'Dana Bakery' });
  await inquiry(database, { name: 'Noa', message: 'Another.' });
  yield browser.open('/moderate');
  yield browser.press('button[value=approved]');
  yield browser.press('#inquiries article button');
  yield browser.open('/moderate/nothing');
  yield browser.post('/moderate/language', {}, {});
}

describe.each(['en', 'he'] as const)('[S4] Every moderation page in %s', (language) => {
  test('is complete in its language, and every element has a name', async () => {
    const titles = new Set<string>();
    for await (const { $, address } of pagesOf(language)) {
      const at = (what: string) => `${address}: ${what}`;
      expect($('html').attr()).toEqual({ lang: language, dir: language === 'he' ? 'rtl' : 'ltr' });
      expect([at('h1'), $('h1').length]).toEqual([at('h1'), 1]);
      expect([at('unfilled'), $('body').text().includes('{{')]).toEqual([at('unfilled'), false]);
      expect([at('twice'), doubleIds($)]).toEqual([at('twice'), []]);
      expect([at('nameless'), nameless($)]).toEqual([at('nameless'), []]);
      expect([at('alike'), alike($)]).toEqual([at('alike'), []]);
      titles.add($('title').text());
    }
    expect(titles.size).toBeGreaterThan(6);
  });
});

test('[S4] has no English words and no missing placeholders in the Hebrew messages of moderation', () => {
  const [en, he] = [flatWords(words.en), flatWords(words.he)];
  const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(en)) {
    expect([key, places(he[key] ?? '')]).toEqual([key, places(text)]);
  }
});

function doubleIds($: CheerioAPI): string[] {
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Controls without labels, links and buttons without names, and references to missing elements. */
function nameless($: CheerioAPI): string[] {
  const fields = $('input:not([type=hidden])')
    .filter((_, field) => $(`label[for="${$(field).attr('id')}"]`).text() === '')
    .map((_, field) => $.html(field))
    .get();
  const controls = $('a, button')
    .filter((_, control) => $(control).text().trim() === '')
    .map((_, control) => $.html(control))
    .get();
  const lost = $('[aria-labelledby], [aria-describedby]')
    .filter((_, element) => {
      const { 'aria-labelledby': label, 'aria-describedby': description } = $(element).attr() ?? {};
      return $(`[id="${label ?? description}"]`).text() === '';
    })
    .map((_, element) => $.html(element))
    .get();
  return [...fields, ...controls, ...lost];
}

/** Buttons with the same name but different actions. */
function alike($: CheerioAPI): string[] {
  const names = $('main button')
    .map((_, button) => $(button).attr('aria-label') ?? $(button).text())
    .get();
  return names.filter((name, index) => names.indexOf(name) !== index);
}
