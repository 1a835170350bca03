import { pageNames, pages } from '../../../src/content/navigation';
import { bothLocales } from '../../browser/support/words';
import { badge } from '../support/site';
import { same, soon } from '../support/soon';
import type { Scenario } from './scenario';

/** Every page where scripts are switched off. */
export const withoutScriptsScenarios: readonly Scenario[] = bothLocales.map(
  (locale): Scenario => ({
    name: `[S2] without scripts every page is complete, links lead on and questions open (${locale.language})`,
    view: { hasScripts: false },
    run: async ({ page, sites }) => {
      const { language, t } = locale;
      await page.open(sites[language]);
      for (const path of [...pages.slice(1), '/contact'] as const) {
        await page.select(`:is(header, footer) a[href="${path}"]`).click();
        await page.expectTitle(t(`meta.${pageNames[path]}.title`));
        await page.find('main').select('h1').expectShown();
        same('fields that do nothing', await page.find('main').find('textbox').count(), 0);
        same('styles of scripts', await page.select('[style]').count(), 0);
      }
      const main = await page.find('main').text();
      same('the way without the form', main.includes(t('errors.noScript.form')), true);
      const answer = page.all.findText(t('contact.faq.start.answer'));
      same('answer is shown', await answer.isShown(), false);
      await page.all.findText(t('contact.faq.start.question')).click();
      await soon('answer is shown', () => answer.isShown(), true);
      await badge(page).expectAttribute('target', '_blank');
    },
  }),
);
