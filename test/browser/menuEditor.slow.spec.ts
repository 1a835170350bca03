import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { menuEditor as en } from '../../locales/en/menuEditor';
import { menuEditor as he } from '../../locales/he/menuEditor';
import { decodeMenu, encodeMenu } from '../../machines/menuCode';
import { heroMenu } from '../../src/content/heroMenu';
import { faintText, seriousViolations } from './support/axe';
import { expect, test } from './support/test';
import { locales } from './support/words';

test('[S2] writes a menu, scans it, and takes it to the form', async ({
  page,
  english,
  hebrew,
}) => {
  const { t } = locales.he;
  const w = he;
  // A dish in both scripts, with markup.
  const [name, dish, price] = ['פלאפל לוי', '<b>Sabich</b> עם', '29'];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hebrew);
  const requests: string[] = [];
  await page.getByRole('button', { name: t('home.hero.menu.write') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: w.title });
  await expect(dialog.getByRole('textbox', { name: w.name })).toBeFocused();
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(dish);
  await page.keyboard.press('Tab');
  await page.keyboard.type(price);
  await expect(dialog.getByRole('status').first()).toHaveText(w.ready);
  expect(requests, 'nothing of it is sent').toEqual([]);
  expect(await seriousViolations(page, 'dialog[open]')).toEqual([]);

  const address = await dialog.getByText('#menu=').textContent();
  expect(address?.length).toBeLessThan(180);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await scan(dialog.locator('[data-qr]')), colorScheme).toBe(address);
    expect(await faintText(page, 'dialog[open]')).toEqual([]);
  }
  expect(await sheetsOfPaper(page)).toEqual(['420 x 595']);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: w.picture }).click();
  expect(decode(await readFile(await (await downloading).path()))).toBe(address);

  const { hash } = new URL(address ?? '');
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`${english}/${hash}`);
  const card = phone.getByRole('dialog', { name: en.readTitle });
  await expect(card.getByRole('group', { name: en.face })).toBeFocused();
  // Each line has its own direction, the card that of its text.
  const paper = card.getByRole('group').locator('[dir=rtl]');
  for (const text of [name, dish])
    await expect(paper.getByText(text)).toHaveAttribute('dir', 'auto');
  await card.getByRole('button', { name: en.turn }).click();
  await expect(card.getByText(en.backWaits)).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await phone.close();

  await dialog.getByRole('link', { name: w.toForm }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const message = page.getByRole('textbox', { name: t('contact.form.message') });
  await expect(message).toHaveValue(new RegExp(`^${w.message}\n${name}\n${dish} .*${price}.*\n`));
});

test('[S2] shows the largest code legibly on any phone', async ({ browser, english }) => {
  const fragment = encodeMenu({
    name: 'Pizza on the corner',
    dish1: 'Roasted aubergine tahini',
    dish2: 'Fish of the day, grilled',
    dish3: 'Pistachio cake & cream',
    price1: '58',
    price2: '112.50',
    price3: '34',
    backName: 'הפיצה של הפינה',
    backDish1: 'חציל קלוי, טחינה גולמית',
    backDish2: 'דג היום בגריל עם לימון',
    backDish3: 'עוגת פיסטוקים וקצפת',
  });
  expect(fragment?.length).toBeGreaterThan(150);
  for (const [width, deviceScaleFactor, colorScheme] of [
    [320, 1, 'dark'],
    [360, 2, 'light'],
    [390, 3, 'dark'],
  ] as const) {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ viewport, deviceScaleFactor, colorScheme });
    const page = await context.newPage();
    await page.goto(`${english}/${fragment}`);
    const dialog = page.getByRole('dialog', { name: en.readTitle });
    await dialog.getByText('Pizza on the corner').first().waitFor();
    const address = (await dialog.getByText('#menu=').textContent()) ?? '';
    expect(await scan(dialog.locator('[data-qr]')), `${width}`).toBe(address);
    expect(address.endsWith(`/${fragment}`)).toBe(true);
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await context.close();
  }
});

test('[S2] opens the sample menu from the tent’s code', async ({ page, english, hebrew }) => {
  for (const [language, site] of [
    ['en', english],
    ['he', hebrew],
  ] as const) {
    await page.goto(site);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const codes = page.locator('[data-object="tableTent"] [data-qr]');
    await expect(codes).toHaveCount(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const code of await codes.all()) {
        const { origin, hash } = new URL((await scan(code)) ?? 'about:blank');
        expect(origin, colorScheme).toBe(new URL(canonical ?? '').origin);
        const { restaurant, dishes } = heroMenu;
        expect(decodeMenu(hash)).toMatchObject({
          name: restaurant[language],
          dish1: dishes[0]?.name[language],
          price1: `${dishes[0]?.price}`,
        });
      }
    }
  }
});

/** Decodes the QR code on a part of the screen, as a phone does; `undefined` if there is none. */
async function scan(part: Locator): Promise<string | undefined> {
  await part.scrollIntoViewIfNeeded();
  return decode(await part.screenshot());
}

/** The text of the QR code in a PNG. */
function decode(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Page sizes of the printed sheets, in points. */
async function sheetsOfPaper(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
  );
}
