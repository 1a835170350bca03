import { storeInquiry, storeReview } from '../support';
import { moderated, type Page } from './owner';

/** Every moderation page, with content. */
async function* pagesOf(language: 'en' | 'he'): AsyncGenerator<Page> {
  const { browser, database, askForLink } = await moderated();
  await browser.post('/moderate/language', { language });
  yield browser.open('/moderate/sign-in');
  yield browser.post('/moderate/sign-in', {});
  yield browser.open(`/moderate/link/${'A'.repeat(43)}`);
  yield browser.open(await askForLink());
  yield browser.press('main button');
  await storeReview(database);
  await storeReview(database, { name: 'Noa', review: 'Another.', email: '' });
  await storeInquiry(database, { phone: '03-123-4567', company: 'Dana Bakery' });
  await storeInquiry(database, { name: 'Noa', message: 'Another.' });
  yield browser.open('/moderate');
  yield browser.press('button[value=approved]');
  yield browser.press('#inquiries article button');
  yield browser.open('/moderate/nothing');
  yield browser.post('/moderate/language', {}, {});
}

test.each([
  ['en', 'ltr'],
  ['he', 'rtl'],
] as const)(
  '[S4] completes every moderation page in %s, with unique names and ids',
  async (language, direction) => {
    const titles = new Set<string>();
    for await (const { $, address } of pagesOf(language)) {
      expect($('html').attr()).toEqual({ lang: language, dir: direction });
      const headings = $('h1').length;
      expect([address, headings, $('body').text()]).toEqual([
        address,
        1,
        expect.not.stringContaining('{{'),
      ]);
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get();
      expect([address, ids]).toEqual([address, [...new Set(ids)]]);
      const names = $('main button')
        .map((_, button) => $(button).attr('aria-label') ?? $(button).text())
        .get();
      expect([address, names]).toEqual([address, [...new Set(names)]]);
      const labels = [...$('[aria-labelledby]')].map(({ attribs }) => attribs['aria-labelledby']);
      expect([address, ids]).toEqual([address, expect.arrayContaining(labels)]);
      const nameless = [...$('a, button')].filter((control) => $(control).text().trim() === '');
      expect([address, nameless.length]).toEqual([address, 0]);
      titles.add($('title').text());
    }
    expect(titles.size).toBeGreaterThan(6);
  },
);
