import { hasStarted } from './support/act';
import { notFoundLine, unknownPath } from './support/addresses';
import { headOf } from './support/head';
import { isSameWindow, markWindow } from './support/place';
import { mainHeading } from './support/roles';
import { expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

const logged = `Page not found: ${unknownPath}`;

test.beforeEach(({ expectConsole }) => expectConsole(notFoundLine));

test('[S2] any other path is titled ‘Page Not Found’ and says why', async ({ page, english }) => {
  await page.goto(`${english}${unknownPath}`);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(mainHeading(page)).toHaveText('Page Not Found');
  const text = "The page you're looking for doesn't exist or has been moved.";
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
});

for (const { language, direction, t } of bothTongues) {
  test.describe(`in ${language}`, () => {
    test('[S2] an unknown path is answered with 404, and not to be indexed', async ({
      page,
      sites,
    }) => {
      const answer = await page.goto(`${sites[language]}${unknownPath}`);
      expect(answer?.status()).toBe(404);
      const head = await headOf(page);
      expect(head).toMatchObject({ lang: language, dir: direction, links: [], data: [] });
      expect(head.title).toBe(t('meta.notFound.title'));
      expect(head.metas).toContainEqual(['robots', 'noindex']);
      await expect(mainHeading(page)).toHaveText(t('errors.notFound.title'));
    });

    test('[S2] the visit is logged: one console entry names the path', async ({
      page,
      sites,
      warnings,
    }) => {
      // Without a sign of a person.
      await page.goto(`${sites[language]}${unknownPath}`);
      await hasStarted(page);
      await expect.poll(() => warnings).toEqual([logged]);
      await page.mouse.move(50, 50);
      expect(warnings).toEqual([logged]);
    });

    for (const { name, path, title } of [
      { name: 'errors.notFound.home', path: '/', title: 'meta.home.title' },
      { name: 'errors.notFound.contact', path: '/contact', title: 'meta.contact.title' },
    ] as const) {
      test(`[S2] its button leads to ${path}`, async ({ page, sites }) => {
        await page.goto(`${sites[language]}${unknownPath}`);
        await hasStarted(page);
        await markWindow(page);
        const main = page.getByRole('main');
        await main
          .getByRole('link', { name: t(name), exact: true })
          .first()
          .click();
        await expect(page).toHaveURL(`${sites[language]}${path}`);
        await expect(page).toHaveTitle(t(title));
        expect(await isSameWindow(page)).toBe(true);
      });
    }
  });
}

test('[S2] an unknown path that Back leads to is shown and logged as well', async ({
  page,
  english,
  warnings,
}) => {
  const { t } = tongues.en;
  await page.goto(`${english}${unknownPath}`);
  await hasStarted(page);
  await markWindow(page);
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await expect(page).toHaveTitle(t('meta.home.title'));
  expect((await headOf(page)).metas).not.toContainEqual(['robots', 'noindex']);
  expect(warnings).toEqual([logged]);

  await page.goBack();
  await expect(page).toHaveTitle(t('meta.notFound.title'));
  await expect(mainHeading(page)).toHaveText('Page Not Found');
  expect((await headOf(page)).metas).toContainEqual(['robots', 'noindex']);
  expect((await headOf(page)).links).toEqual([]);
  await expect.poll(() => warnings).toEqual([logged, logged]);
  expect(await isSameWindow(page)).toBe(true);
});

test('[S2] a path with strange letters is shown and logged', async ({
  page,
  english,
  warnings,
}) => {
  await page.goto(`${english}/לא-קיים/%3Cimg%20src=x%3E`);
  await hasStarted(page);
  await expect(mainHeading(page)).toHaveText('Page Not Found');
  await expect.poll(() => warnings).toHaveLength(1);
});
