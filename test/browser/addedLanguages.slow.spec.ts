import { execFile, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addArabic } from '../support/addArabic';
import { codeFolders, copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';

const run = promisify(execFile);
const all = ['en', 'he', 'ar'];

test('[S4] Arabic is added by the steps of docs/translator.md', async ({ page }) => {
  test.setTimeout(900_000);
  page.setDefaultTimeout(60_000);
  const copy = await copyProject();
  await addArabic(copy);
  const inCopy = (...command: string[]) =>
    run(process.execPath, command, { cwd: copy, env: { ...process.env, NODE_ENV: undefined } });

  await test.step('the types of the site and its tools ask for nothing else', async () => {
    const config = {
      extends: './tsconfig.json',
      include: codeFolders.filter((part) => part !== 'packages').map((part) => `${part}/**/*`),
    };
    await writeFile(path.join(copy, 'tsconfig.parts.json'), JSON.stringify(config));
    await inCopy('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.parts.json');
  });

  await inCopy('--import', 'tsx', 'tools/pictures.ts');
  await inCopy('--import', 'tsx', 'tools/build.ts');

  await test.step('each root has its sitemap with every language', async () => {
    for (const root of ['com', 'co.il', 'ae']) {
      const sitemap = await readFile(path.join(copy, 'dist', root, 'sitemap.xml'), 'utf8');
      const [home = ''] = sitemap.match(/<url>.*?<\/url>/) ?? [];
      expect([...home.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual(all);
    }
  });

  const preview = spawn(process.execPath, ['--import', 'tsx', 'tools/preview.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: `${await freePort()}` },
  });
  try {
    const sites = new Map<string, string>();
    for await (const line of createInterface(preview.stdout)) {
      const [, name = '', address = ''] = /^ {2}(\S+) +(http\S+)$/.exec(line) ?? [];
      if (address) sites.set(name, address);
      if (sites.size === all.length) break;
    }
    await test.step('an Arabic page is Arabic, from right to left, with its formats', async () => {
      await page.goto(`${sites.get('العربية')}/terms`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('main')).toContainText(/\d\u00a0نوفمبر\u00a02026/);
      const links = page.locator('link[hreflang]');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang'))),
      ).toEqual([...all, 'x-default']);
      await page.goto(`${sites.get('العربية')}/contact`);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.stringify(JSON.parse(data ?? ''))).toContain(
        `"availableLanguage":${JSON.stringify(all)}`,
      );
    });

    await test.step('its own host hydrates it, and the selector changes language and direction', async () => {
      await page.goto(`${sites.get('العربية')}/pricing`);
      await page.getByRole('button', { name: 'العربية' }).click();
      const items = page.getByRole('menuitemradio');
      await expect(items).toHaveText(['English', 'עברית', 'العربية']);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.getByRole('main')).toContainText('1,500\u00a0₪');
      await items.first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.getByRole('main')).toContainText('₪1,500');
    });
  } finally {
    preview.kill();
    await rm(copy, { recursive: true, force: true });
  }
});
