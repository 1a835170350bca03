import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import { languages } from '../../../locales/languages';
import { encodeMenu } from '../../../machines/menuCode';
import { emptyMenu } from '../../../machines/menuValues';
import { markWords } from '../../../src/content/heroMenu';
import { exportedMenus } from '../../../tools/menus/renderMenuPage';
import { finishAnimations, seriousViolations } from '../../browser/support/axe';
import { wideElements } from '../../browser/support/fit';
import { expectBelowHeader } from '../../browser/support/place';
import { shekelSigns } from '../../browser/support/shekels';
import { expect, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';

test('[S2] writes a menu, shows its picture and code, and takes it to the form', async ({
  page,
  hebrew,
}) => {
  const { t } = locales.he;
  const w = he;
  const wrongPrice = w.priceWrong.replace('{{max}}', '9,999');
  // A dish in both scripts, with markup.
  const [name, dish, price] = ['פלאפל לוי', '<b>Sabich</b> עם', '29'];
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${hebrew}/contact`);
  const message = page.getByRole('textbox', { name: t('contact.form.message') });
  await message.fill('נפתח בשבע. ');
  await page.getByRole('banner').getByRole('link').first().press('Enter');
  const requests: string[] = [];
  await page.getByRole('button', { name: t('home.hero.menu.write') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: w.title });
  const textbox = (label: string, number = 1) => {
    const name = label.replace('{{number}}', `${number}`);
    return dialog.getByRole('textbox', { name, exact: true });
  };
  await expect(textbox(w.name)).toBeFocused();
  const card = dialog.getByRole('group', { name: w.face });
  await finishAnimations(page);
  const before = await card.boundingBox();
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(dish);
  await page.keyboard.press('Tab');
  const mark = dialog.getByRole('combobox', { name: w.markOf.replace('{{number}}', '1') });
  await expect(mark).toBeFocused();
  // In the language of the dish.
  await mark.selectOption(markWords.vegan.he);
  await page.keyboard.press('Tab');
  await page.keyboard.type(price);
  await expect(dialog.getByRole('status').last()).toHaveText(w.ready);
  expect(requests, 'nothing of it is sent').toEqual([]);
  expect(await card.boundingBox(), 'the card stands still').toEqual(before);
  await expect(dialog.getByRole('link', { name: w.toForm })).toBeInViewport({ ratio: 1 });

  await test.step('an invalid price and what no code can hold are not passed on', async () => {
    const copy = dialog.getByRole('button', { name: w.share.clipboard });
    await textbox(w.priceOf).fill('x');
    await expect(textbox(w.priceOf)).toHaveAccessibleDescription(wrongPrice);
    await expect(copy).toHaveCount(0);
    await textbox(w.priceOf).fill(price);
    await expect(copy).toBeVisible();
    for (const number of [1, 2, 4]) await textbox(w.dish, number).fill('漢字'.repeat(13));
    await expect(textbox(w.dish)).toHaveValue('漢字'.repeat(12));
    await expect(dialog.getByText(w.full)).toBeVisible();
    await expect(copy).toHaveCount(0);
    for (const number of [1, 2, 4]) await textbox(w.dish, number).fill(number === 1 ? dish : '');
  });

  await test.step('an input method composes up to the limit', async () => {
    const input = await page.context().newCDPSession(page);
    const long = 'x'.repeat(22);
    await textbox(w.name).fill(long);
    await input.send('Input.imeSetComposition', {
      text: 'かんじ',
      selectionStart: 3,
      selectionEnd: 3,
    });
    await input.send('Input.insertText', { text: '漢字' });
    await expect(textbox(w.name)).toHaveValue(`${long}漢字`);
    await textbox(w.name).fill(name);
  });

  await test.step('the back is in the other language, and in the direction of its text', async () => {
    await dialog.getByRole('button', { name: w.turn }).press('Enter');
    const paper = dialog.getByRole('group', { name: w.back }).locator('[dir]').first();
    await expect(paper).toHaveAttribute('dir', 'ltr');
    await textbox(w.name).fill(name);
    await expect(paper).toHaveAttribute('dir', 'rtl');
    await textbox(w.name).fill('');
    await dialog.getByRole('button', { name: w.turnBack }).press('Enter');
  });

  const values = { ...emptyMenu, name, dish1: dish, price1: price, mark1: 'vegan' };
  const addressOf = (paper: string) =>
    `https://www.example.co.il/menu${encodeMenu({ ...values, paper })}`;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await scan(dialog.locator('[data-qr]')), colorScheme).toBe(addressOf('ochre card'));
  }
  expect(await sheetsOfPaper(page)).toEqual(['420 x 595']);
  const choices = [
    ...Object.entries(w.inks).map(([ink, name]) => [`${ink} card`, name] as const),
    ...Object.entries(w.hands).map(([hand, name]) => [`night ${hand}`, name] as const),
  ];
  for (const [paper, name] of choices) {
    await dialog.getByRole('radio', { name }).check();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: w.share.picture }).click();
    const picture = await readFile(await (await downloading).path());
    expect(decode(picture), name).toBe(addressOf(paper));
    const { width, height } = PNG.sync.read(picture);
    expect([width, height]).toEqual([1080, 1350]);
  }

  await dialog.getByRole('link', { name: w.toForm }).click();
  await expect(page).toHaveURL(/\/contact#order$/);
  await expectBelowHeader(page, page.getByRole('heading', { name: t('contact.form.heading') }));
  await expect(message).toHaveValue('נפתח בשבע. ');
  await expect(page.getByText(name, { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: t('contact.form.removeMenu') }).click();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

/** A menu with the largest code. */
const largest = {
  ...emptyMenu,
  name: 'Pizza on the corner',
  dish1: 'Roasted aubergine tahini',
  dish2: 'Fish of the day, grilled',
  dish3: 'Pistachio cake',
  dish4: 'Mint tea',
  price1: '58',
  price2: '112.50',
  price3: '1340',
  paper: 'brick card',
  backName: 'הפיצה של הפינה',
  backDish1: 'חציל קלוי, טחינה גולמית',
  backDish2: 'דג היום בגריל',
  backDish3: 'עוגת פיסטוקים',
  backDish4: 'תה עם נענע',
  mark1: 'sesame',
  mark3: 'nuts',
};

test('[S2] shows a written menu as a page', async ({ page, english }) => {
  const fragment = encodeMenu(largest) ?? '';
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${english}/menu${fragment}`);
  await expect(page).toHaveTitle(`${largest.name} · ${largest.backName}`);
  await expect(page.getByRole('heading', { name: largest.name })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(143, 35, 19)');
  await expect(page.getByRole('list').first()).toHaveText(
    /sesame₪58.*grilled₪112\.50.*nuts₪1,340Mint tea$/,
  );
  await page.getByText(largest.backName).and(page.locator('label')).click();
  await expect(page.getByRole('heading', { name: largest.name })).toBeHidden();
  const back = page.getByRole('article').filter({ hasText: largest.backDish1 });
  await expect(back).toHaveAttribute('dir', 'rtl');
  await expect(back).toContainText(`${largest.backDish3}\u2002${markWords.nuts.he}`);
  const { measured, misplaced } = await page.evaluate(shekelSigns);
  expect([measured, misplaced]).toEqual([3, []]);
  expect(await page.evaluate(wideElements)).toEqual([]);

  for (const [hand, size] of Object.entries({ poster: '35.2px', board: '19.84px' }))
    await test.step(`set as a ${hand}`, async () => {
      await page.goto('about:blank');
      await page.goto(`${english}/menu${encodeMenu({ ...largest, paper: `night ${hand}` })}`);
      await expect(page.getByText('₪1,340').first()).toHaveCSS('font-size', size);
      expect(await page.evaluate(wideElements)).toEqual([]);
    });

  await test.step('with nothing to turn to if it has one side', async () => {
    const one = encodeMenu({ ...emptyMenu, name: '<b>Café</b>', dish1: 'שקשוקה' });
    await page.goto(`${english}/menu${one}`);
    await expect(page.getByRole('heading')).toHaveText('<b>Café</b>');
    await expect(page.getByText('שקשוקה')).toHaveAttribute('dir', 'auto');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('that long words do not widen', async () => {
    const word = 'W'.repeat(24);
    const wide = { name: word, dish1: word, backName: word.toLowerCase(), backDish1: word };
    await page.goto(`${english}/menu${encodeMenu({ ...emptyMenu, ...wide })}`);
    await expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible();
    expect(await page.evaluate(wideElements)).toEqual([]);
  });

  await test.step('and says what is missing if it cannot read one', async () => {
    for (const [address, words] of [
      [`/menu${fragment.slice(0, -1)}`, en.page.damaged],
      ['/menu#B<i>', en.page.damaged],
      ['/menu?fbclid=IwAR0', en.page.missing],
    ] as const) {
      await page.goto(english + address);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('paragraph').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('heading')).toBeHidden();
    }
  });

  await test.step('whose foot leads to the editor', async () => {
    await page.goto(`${english}/menu${fragment}`);
    await page.getByRole('link', { name: en.page.write }).click();
    await expect(page.getByRole('dialog', { name: en.title })).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  test(`[S2] leads from every code at ${width} px to the menu of a sample`, async ({
    page,
    english,
    hebrew,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const site of [english, hebrew]) {
      const found = new Set<string>();
      for (const path of ['/', '/portfolio']) {
        await page.goto(site + path);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const [first, ...rest] = await page.locator(codes).all();
          // On phones the hero's tent stands half behind the card.
          for (const part of path === '/' && width < 480 ? rest : [first, ...rest]) {
            if (!part || !(await part.isVisible())) continue;
            const address = await scan(part);
            expect(address, `${path} ${colorScheme}`).toBeDefined();
            const { origin, pathname } = new URL(address ?? 'about:blank');
            expect(origin).toBe(new URL(canonical ?? '').origin);
            found.add(pathname);
          }
        }
      }
      expect(found).toEqual(new Set(['/menu/cafe']));
      for (const link of await page.locator('a[href^="/menu/"]').all())
        found.add((await link.getAttribute('href')) ?? '');
      expect(found).toEqual(new Set(exportedMenus.map(({ id }) => `/menu/${id}`)));
    }
  });
}

test('[S2] shows and turns the menu of every sample', async ({ page, english, hebrew }) => {
  for (const [place, { id, name }] of exportedMenus.entries()) {
    const [site, language, other] =
      place % 2 === 0 ? ([english, 'en', 'he'] as const) : ([hebrew, 'he', 'en'] as const);
    await page.emulateMedia({ colorScheme: place % 4 < 2 ? 'light' : 'dark' });
    await page.goto(`${site}/menu/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[language]);
    await page.getByText(languages[other].name, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[other]);
    expect(await seriousViolations(page)).toEqual([]);
  }
});

/** Codes on tents. */
const codes = '[data-object="tableTent"] [data-qr]';

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
