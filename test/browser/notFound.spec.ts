import { notFoundLine, unknownPath } from './support/addresses';
import { expectUnknownHead, headOf } from './support/head';
import { hasStarted } from './support/hydrateSite';
import { isSameWindow, markWindow } from './support/place';
import { mainHeading } from './support/roles';
import { expect, test } from './support/test';
import { locales } from './support/words';

const logged = `Page not found: ${unknownPath}`;

test.beforeEach(({ expectConsole }) => expectConsole(notFoundLine));

test('[S2] explains an unknown path, logs it once, and logs it again on Back', async ({
  page,
  english,
  warnings,
}) => {
  const { t } = locales.en;
  await test.step('[S2] one console entry has the path, without an interaction', async () => {
    await page.goto(`${english}${unknownPath}`);
    await hasStarted(page);
    await expect.poll(() => warnings).toEqual([logged]);
    await page.mouse.move(50, 50);
    expect(warnings).toEqual([logged]);
    await markWindow(page);
  });

  await test.step('[S2] it has the specified texts', async () => {
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    const text = "The page you're looking for doesn't exist or has been moved.";
    await expect(page.getByText(text)).toBeVisible();
  });

  await test.step('[S2] Go Home links to home, and Back returns', async () => {
    await page.getByRole('link', { name: 'Go Home', exact: true }).click();
    await expect(page).toHaveURL(`${english}/`);
    await expect(page).toHaveTitle(t('meta.home.title'));
    expect((await headOf(page)).metas).not.toContainEqual(['robots', 'noindex']);
    expect(warnings).toEqual([logged]);
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.notFound.title'));
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await expect.poll(() => warnings).toEqual([logged, logged]);
    expectUnknownHead(await headOf(page), locales.en);
  });

  await test.step('[S2] Contact Us leads to the contact page', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Contact Us', exact: true }).click();
    await expect(page).toHaveURL(`${english}/contact`);
    await expect(page).toHaveTitle(t('meta.contact.title'));
    expect(await isSameWindow(page)).toBe(true);
  });
});

test('[S2] logs an unknown path in English on a Hebrew page, which links to home', async ({
  page,
  hebrew,
  warnings,
}) => {
  const { t } = locales.he;
  await page.goto(`${hebrew}/לא-קיים/%3Cimg%20src=x%3E`);
  await hasStarted(page);
  await expect(mainHeading(page)).toHaveText(t('errors.notFound.title'));
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/^Page not found: \/.*img/)]);
  await page.getByRole('link', { name: t('errors.notFound.home'), exact: true }).click();
  await expect(page).toHaveURL(`${hebrew}/`);
});
