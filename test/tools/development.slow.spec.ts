import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { languageCodes } from '../../locales/languages';
import { pages } from '../../src/site/navigation';
import { localAddresses } from '../../tools/local/addresses';
import { hasStarted } from '../browser/support/hydrateSite';
import { expect, hydrateSite, openHydrated, test } from '../browser/support/test';
import { portOf } from '../browser/support/variants';

// React reports a difference between the export and the browser in development only, as an error in the console, which
// fails the test.
for (const language of languageCodes) {
  test(`[S2] hydrates every page as it was exported, in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404.*\/none/);
    const site = localAddresses(portOf('workbench')).sites[language];
    for (const path of [...pages, '/none']) await openHydrated(page, site + path);
    // A press marks its control as busy before the page is hydrated.
    await page.goto(`${site}/contact`);
    await page.locator('form [type=submit]').click();
    await hasStarted(page);
  });
}

test('[Local services] npm run dev shows a change, and names both texts that differ', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(240_000);
  allowConsole(/Hydration failed|ERR_|503/);
  const header = page.getByRole('banner');
  await page.goto(`${localAddresses(portOf('workbench')).main}/terms`);
  // No later test opens a page with it in this copy, so that the change may stay.
  const file = 'src/features/chrome/Wordmark.tsx';
  const edited = (await readFile(file, 'utf8')).replace(
    /return \(\s*<[^>]*>/,
    `$&{typeof window === 'undefined' ? 'Exported' : 'Hydrated'}`,
  );
  await writeFile(`${process.env.BROWSER_TEST_PROJECT}/${file}`, edited);
  await expect(header).toContainText('Exported', { timeout: 120_000 });
  await hydrateSite(page);
  await expect(page.getByRole('alert')).toContainText(/\+ Hydrated\s+- Exported/);
});
