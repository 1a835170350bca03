import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { languageCodes } from '../../locales/languages';
import { pages } from '../../src/site/navigation';
import { localAddresses } from '../../tools/local/addresses';
import { expect, hydrateSite, openHydrated, test } from './support/test';
import { portOf } from './support/variants';

// React reports a difference between the export and the browser in development only, as an error in the console, which
// fails the test.
for (const language of languageCodes) {
  test(`[S2] hydrates every page as it was exported, in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404.*\/none/);
    for (const path of [...pages, '/none'])
      await openHydrated(page, localAddresses(portOf('workbench')).sites[language] + path);
  });
}

test('[Local services] npm run dev shows a change, and names both texts that differ', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(240_000);
  allowConsole(/Hydration failed|ERR_|503/);
  const timeout = 120_000;
  const header = page.getByRole('banner');
  await page.goto(`${localAddresses(portOf('workbench')).main}/terms`);
  const file = `${process.env.BROWSER_TEST_PROJECT}/src/features/chrome/Wordmark.tsx`;
  const source = await readFile(file, 'utf8');
  const edited = source.replace(
    /return \(\s*<[^>]*>/,
    `$&{typeof window === 'undefined' ? 'Exported' : 'Hydrated'}`,
  );
  try {
    await writeFile(file, edited);
    await expect(header).toContainText('Exported', { timeout });
    await hydrateSite(page);
    await expect(page.getByRole('alert')).toContainText(/\+ Hydrated\s+- Exported/);
  } finally {
    // The workbench shows the same copy.
    await writeFile(file, source);
  }
  await expect(header).not.toContainText(/Exported|Hydrated/, { timeout });
});
