import { readPage } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';

describe.each(['en', 'he'] as const)('[S2] Reviews, %s', (language) => {
  test.each(['/', '/reviews'])(
    '%s keeps their place, and says why it is empty without scripts',
    async (path) => {
      const $ = await readPage(path, language);
      const list = $('#testimonials');
      expect(list.find('[aria-busy="true"]').length).toBe(1);
      expect(list.find('[data-needs-client]').length).toBe(1);
      expect(list.find('[role=status]').text()).toBe(
        language === 'en' ? 'Fetching reviews…' : 'מביאים את חוות הדעת…',
      );
      expect(list.find('[aria-busy] noscript').text()).toBe(
        translatorOf(language)('errors.noScript.reviews'),
      );
    },
  );
});
