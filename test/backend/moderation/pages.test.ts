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
    for await (const { $ } of pagesOf(language)) {
      titles.add($('title').text());
      expect($('html').attr()).toEqual({ lang: language, dir: direction });
      expect($('h1')).toHaveLength(1);
      expect($('body').text()).not.toContain('{{');
      const all = (selector: string, name: string) =>
        [...$(selector)].map((one) => $(one).attr(name) ?? $(one).text().trim());
      const ids = all('[id]', 'id');
      const names = all('main button', 'aria-label');
      for (const list of [ids, names]) expect(list).toEqual([...new Set(list)]);
      expect(ids).toEqual(expect.arrayContaining(all('[aria-labelledby]', 'aria-labelledby')));
      expect(all('a, button', 'aria-label')).not.toContain('');
    }
    expect(titles.size).toBeGreaterThan(6);
  },
);
