import { expect } from '@playwright/test';
import { pageNames, pages } from '../../src/content/navigation';
import { locales } from '../browser/support/words';
import { sites, test } from './test';

const { t } = locales.he;

test.use({ hasScripts: false });

test('[S2] has complete pages with working links without scripts', async ({ visit }) => {
  await visit.open(sites.he);
  for (const path of [...pages.slice(1), '/contact'] as const) {
    await visit.select(`:is(header, footer) a[href="${path}"]`).click();
    await visit.expectTitle(t(`meta.${pageNames[path]}.title`));
    await visit.select('main h1').expectShown();
    expect(await visit.select('[style]').read(({ length }) => length)).toBe(0);
  }
  expect(await visit.select('main').text()).toContain(t('errors.noScript.form'));
});
