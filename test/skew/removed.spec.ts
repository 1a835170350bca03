import { enquiryForm } from '../browser/support/forms';
import { isSameWindow, markWindow, scrollTop } from '../browser/support/place';
import { bothLocales, locales } from '../browser/support/words';
import {
  countDocuments,
  expect,
  expectOtherRelease,
  expectPage,
  goTo,
  releaseOf,
  saveData,
  test,
  wakeSite,
} from './support';

const { t } = locales.en;

/** What the browser and React say of code that is gone. */
const gone = /status of 404|ChunkLoadError|dynamically imported module/;

test.beforeEach(({ allowConsole }) => allowConsole(gone));

for (const locale of bothLocales) {
  test(`[S8] ${locale.language}: a tab that lives gets the new version by one reload of the page that was pressed`, async ({
    page,
    sites,
    deployment,
  }) => {
    await page.goto(sites[locale.language]);
    await wakeSite(page);
    const before = await releaseOf(page);
    const documents = countDocuments(page);
    await deployment.deploy('current');
    await goTo(page, 'pricing', locale);
    await expectOtherRelease(page, before);
    await expectPage(page, 'pricing', locale);
    await wakeSite(page);
    await expect(page).toHaveURL(`${sites[locale.language]}/pricing`);
    // From here on the new version goes by itself.
    await goTo(page, 'services', locale);
    await expectPage(page, 'services', locale);
    expect(documents()).toBe(1);
  });
}

test('[S8] a tab that lives keeps what is typed until the new version is asked for', async ({
  page,
  english,
  deployment,
}) => {
  await page.goto(`${english}/contact`);
  await wakeSite(page);
  await markWindow(page);
  const before = await releaseOf(page);
  await enquiryForm(page, locales.en).field('message').fill('Twelve tables');
  await deployment.deploy('current');
  await goTo(page, 'pricing');
  const notice = page.getByRole('alert').filter({ hasText: t('errors.newVersion.title') });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(enquiryForm(page, locales.en).field('message')).toHaveValue('Twelve tables');
  expect(await isSameWindow(page)).toBe(true);
  await notice.getByRole('button', { name: t('errors.newVersion.reload') }).click();
  await expectOtherRelease(page, before);
  await expectPage(page, 'pricing');
});

test('[S8] a tab that was never touched gets the new version by one reload, where the reader was', async ({
  page,
  english,
  deployment,
}) => {
  await saveData(page);
  await page.goto(`${english}/pricing`);
  const before = await releaseOf(page);
  const documents = countDocuments(page);
  await deployment.deploy('current');
  await page.evaluate(() => scrollTo(0, 700));
  await expectOtherRelease(page, before);
  await wakeSite(page);
  expect(await scrollTop(page)).toBe(700);
  await expect(page).toHaveURL(`${english}/pricing`);
  expect(documents()).toBe(1);
});

test('[S8] a tab that was never touched keeps what is typed; a press that comes to nothing has the browser ask', async ({
  page,
  english,
  deployment,
}) => {
  await saveData(page);
  await page.goto(`${english}/contact`);
  const before = await releaseOf(page);
  const documents = countDocuments(page);
  const { field, submit } = enquiryForm(page, locales.en);
  await deployment.deploy('current');
  await field('message').fill('Twelve tables');

  const refused = page.waitForEvent('dialog');
  await submit.click();
  expect((await refused).type()).toBe('beforeunload');
  await (await refused).dismiss();
  await expect(field('message')).toHaveValue('Twelve tables');
  expect([documents(), await releaseOf(page)]).toEqual([0, before]);

  page.once('dialog', (dialog) => dialog.accept());
  await submit.click();
  await expectOtherRelease(page, before);
  await wakeSite(page);
});

test('[S8] hosts that are not yet of one mind about the version cause no loop of reloads', async ({
  page,
  english,
}) => {
  await saveData(page);
  await page.goto(`${english}/pricing`);
  const documents = countDocuments(page);
  // Asked for its text the host has the new version; asked for the page it has the old one, without its code.
  await page.route(/\/assets\/client\./, (route) => route.fulfill({ status: 404 }));
  await page.route(`${english}/pricing`, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ body: '<script src="/assets/boot.12345678.js">' }),
  );
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.location().url.includes('/assets/boot.')) failures.push(message.text());
  });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    expect(failures.length).toBeGreaterThan(2);
  }).toPass();
  expect(documents()).toBe(1);
  await expectPage(page, 'pricing');
});
