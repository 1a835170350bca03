import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listen } from '../../src/tools/local/listen';
import { inMemory, openLocalDatabase } from '../../src/tools/local/localDatabase';
import { createLocalServices } from '../../src/tools/local/server';

test('[Local services] the page of a site that is being built gives way to the site by itself', async ({
  page,
}, info) => {
  const root = info.outputPath('root');
  await mkdir(root, { recursive: true });
  await writeFile(`${root}/services.html`, '<!doctype html><title>Services</title>');
  const policy = { 'Content-Security-Policy': "default-src 'none'" };
  const table = { everywhere: {}, overTls: {}, rules: [], notFound: policy, otherwise: policy };
  await mkdir(info.outputPath('hosting'), { recursive: true });
  await writeFile(info.outputPath('hosting/headers.json'), JSON.stringify({ root: table }));
  let isBuilding = true;
  const { port, close } = await listen(
    createLocalServices({
      roots: { com: root, coIl: root },
      database: await openLocalDatabase({ url: inMemory }),
      isBuilding: () => isBuilding,
      log: () => {},
    }),
    { port: 0 },
  );
  try {
    const response = await page.goto(`http://localhost:${port}/services?from=start`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'The site is being built' })).toBeVisible();
    isBuilding = false;
    await expect(page).toHaveTitle('Services');
    expect(page.url()).toBe(`http://localhost:${port}/services?from=start`);
  } finally {
    await close();
  }
});
