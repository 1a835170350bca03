import { expect } from '@playwright/test';
import { pageNames, pages } from '../../src/content/navigation';
import { bothLocales } from '../browser/support/words';
import { sites, test } from './test';

test.use({ hasScripts: false });

for (const { language, t } of bothLocales) {
  test(`[S2] without scripts every page is complete and links lead on (${language})`, async ({
    visit,
  }) => {
    await visit.open(sites[language]);
    for (const path of [...pages.slice(1), '/contact'] as const) {
      await visit.select(`:is(header, footer) a[href="${path}"]`).click();
      await visit.expectTitle(t(`meta.${pageNames[path]}.title`));
      await visit.select('main h1').expectShown();
      expect(await visit.select('[style]').read(({ length }) => length)).toBe(0);
    }
    expect(await visit.select('main').text()).toContain(t('errors.noScript.form'));
  });
}
