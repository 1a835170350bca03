import { goodReview } from '../../browser/support/forms';
import { bothLocales, type Locale, locales } from '../../browser/support/words';
import type { Page } from '../support/page';
import { expectBelowHeader, expectFocusKept, navigation, toasts } from '../support/site';
import { same, until } from '../support/soon';
import { desk, phone, type Scenario } from './scenario';

/** The review form and the list. */
export const reviewScenarios: readonly Scenario[] = [
  ...Object.entries({ desk, phone }).map(
    ([place, size]): Scenario => ({
      name: `[S5] an empty review is refused, and its first field is seen whole (${place})`,
      view: { size },
      run: async ({ page, sites }) => {
        const { submit, field, form, open } = formOf(page, locales.he);
        await page.openAwake(`${sites.he}/reviews`);
        await open();
        await submit.click();
        await field('name').expectFocus();
        await expectBelowHeader(page, field('name'));
        await form.find('alert').expectText(locales.he.t('reviews.form.incomplete'));
      },
    }),
  ),
  ...bothLocales.map(
    (locale): Scenario => ({
      name: `[S3] stars follow the line by arrows and show where the focus is; a review is taken (${locale.language})`,
      run: async ({ page, sites }) => {
        const { language, t } = locale;
        const { submit, field, star, opener, open } = formOf(page, locale);
        await page.openAwake(`${sites[language]}/reviews`);
        await open();
        await star(2).click();
        await star(2).expectValue(true);
        const [onward, back] =
          language === 'en'
            ? (['ArrowRight', 'ArrowLeft'] as const)
            : (['ArrowLeft', 'ArrowRight'] as const);
        for (const [key, number] of [
          [onward, 3],
          [back, 2],
          ['ArrowDown', 3],
          ['ArrowUp', 2],
          ['ArrowUp', 1],
          ['ArrowUp', 5],
          ['ArrowUp', 4],
        ] as const) {
          await page.press(key);
          await star(number).expectFocus();
          await star(number).expectValue(true);
          same(`ring of star ${number}`, await hasRing(page), true);
        }
        for (const name of ['name', 'company', 'email'] as const) {
          await field(name).write(goodReview[name]);
        }
        await field('service').choose(goodReview.service);
        await field('review').write(goodReview.review);
        await submit.click();
        await until(
          'the form thanks',
          () => page.find('main').text(),
          (text) => text.includes(t('reviews.thanks')),
        );
        await opener.expectShown();
        await expectFocusKept(page, 'the review was taken');
      },
    }),
  ),
  {
    name: '[S8] a list that fails says so in place and in a message, and can be asked for again',
    run: async ({ page, sites }) => {
      const locale = locales.en;
      const { t } = locale;
      await page.openAwake(`${sites.en}/pricing`);
      await page.read(() => {
        const real = window.fetch;
        Reflect.set(window, 'realFetch', real);
        window.fetch = (request, options) =>
          String(request).includes('/api/reviews')
            ? Promise.resolve(new Response('<p>no list</p>'))
            : real(request, options);
      });
      await navigation(page, locale).find('link', t('layout.nav.reviews')).click();
      await page.expectTitle(t('meta.reviews.title'));
      await toasts(page, locale).words.expectText(t('reviews.toasts.listFailed'));
      const list = page.find('region', t('reviews.list.heading'));
      const retry = list.find('button', t('reviews.list.retry'));
      await retry.expectShown();
      await page.read(() => {
        window.fetch = Reflect.get(window, 'realFetch');
      });
      await retry.click();
      await page.find('list', t('reviews.list.label')).expectShown();
      await expectFocusKept(page, 'the list came');
      await page.press('Escape');
    },
  },
];

function formOf(page: Page, { t }: Locale) {
  const form = page.find('form', t('reviews.form.heading'));
  const opener = page.find('button', t('reviews.form.open'));
  const names = ['one', 'two', 'three', 'four', 'five'] as const;
  const field = (name: 'name' | 'company' | 'service' | 'review' | 'email') =>
    form.find(name === 'service' ? 'combobox' : 'textbox', t(`reviews.form.${name}`));
  return {
    form,
    opener,
    field,
    submit: form.find('button', t('reviews.form.submit')),
    star: (number: 1 | 2 | 3 | 4 | 5) =>
      form.find('radio', t(`reviews.form.stars.${names[number - 1] ?? 'one'}`)),
    open: async () => {
      await opener.click();
      await field('name').expectFocus();
    },
  };
}

/** Whether the star with the focus shows it. */
function hasRing(page: Page): Promise<boolean> {
  return page.read(() => {
    const drawing = document.activeElement?.nextElementSibling;
    return drawing ? getComputedStyle(drawing).outlineStyle === 'solid' : false;
  });
}
