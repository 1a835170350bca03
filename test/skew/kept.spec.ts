import { isSameWindow, markWindow } from '../browser/support/place';
import { bothLocales } from '../browser/support/words';
import {
  countDocuments,
  expect,
  expectPage,
  goTo,
  pageNames,
  saveData,
  test,
  wakeSite,
} from './support';

for (const locale of bothLocales) {
  test(`[S8] ${locale.language}: where a host keeps old code, a tab that lives goes through every page without a reload`, async ({
    page,
    sites,
    deployment,
  }) => {
    await page.goto(sites[locale.language]);
    await wakeSite(page);
    await markWindow(page);
    await deployment.deploy('currentWithOldAssets');
    for (const name of pageNames) {
      await goTo(page, name, locale);
      await expectPage(page, name, locale);
    }
    expect(await isSameWindow(page)).toBe(true);
  });
}

test('[S8] where a host keeps old code, a tab that was never touched starts as it is', async ({
  page,
  english,
  deployment,
}) => {
  await saveData(page);
  await page.goto(`${english}/pricing`);
  const documents = countDocuments(page);
  await deployment.deploy('currentWithOldAssets');
  await wakeSite(page);
  await goTo(page, 'services');
  await expectPage(page, 'services');
  expect(documents()).toBe(0);
});
