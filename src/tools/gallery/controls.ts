import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import type { Scheme } from './camera';
import { open, wordsOf } from './reach';

/** One kind of control, and where it stands. */
interface Control {
  readonly path: string;
  readonly find: (page: Page, t: ReturnType<typeof wordsOf>) => Locator;
  /** Of the window, in px; 1280 where it says nothing. */
  readonly width?: number;
  /** Leads to where it can be seen. */
  readonly reach?: (page: Page, t: ReturnType<typeof wordsOf>) => Promise<void>;
}

export const controls: Readonly<Record<string, Control>> = {
  'button, primary': { path: '/', find: (page) => page.locator('main a[href="/contact"]').first() },
  'button, quiet': { path: '/', find: (page) => page.locator('main a[href="/services"]').first() },
  'buttons on deep': {
    path: '/',
    find: (page) => page.locator('main section').last().locator('a').first(),
  },
  'second on deep': {
    path: '/',
    find: (page) => page.locator('main section').last().locator('a').nth(1),
  },
  'text link': { path: '/', find: (page) => page.locator('main a[href="/portfolio"]').last() },
  'navigation link': { path: '/', find: (page) => page.locator('header nav a').nth(1) },
  'here, in the navigation': {
    path: '/services',
    find: (page) => page.locator('header nav a[aria-current]').first(),
  },
  wordmark: { path: '/services', find: (page) => page.locator('header a').first() },
  'language button': {
    path: '/',
    find: (page) => page.locator('header [aria-haspopup="menu"]').first(),
  },
  'language, chosen': {
    path: '/',
    find: (page) => page.getByRole('menuitemradio').first(),
    reach: openLanguages,
  },
  'language, other': {
    path: '/',
    find: (page) => page.getByRole('menuitemradio').last(),
    reach: openLanguages,
  },
  'panel button': {
    path: '/',
    width: 390,
    find: (page) => page.locator('header [aria-haspopup="dialog"]'),
  },
  'link in the panel': {
    path: '/',
    width: 390,
    reach: openPanel,
    find: (page) => page.getByRole('dialog').getByRole('link').nth(1),
  },
  'close button': {
    path: '/',
    width: 390,
    reach: openPanel,
    find: (page) => page.getByRole('dialog').getByRole('button').first(),
  },
  'turn the card': {
    path: '/',
    find: (page, t) => page.getByRole('button', { name: t('home.hero.menu.flip') }),
  },
  pencil: {
    path: '/',
    find: (page, t) => page.getByRole('button', { name: t('home.hero.menu.write') }),
  },
  'service on the shelf': {
    path: '/',
    find: (page) => page.locator('main a[href^="/services#"]').first(),
  },
  badge: {
    path: '/',
    find: (page, t) => page.getByRole('link', { name: t('layout.badge.label') }),
  },
  chat: { path: '/', find: (page, t) => page.getByRole('link', { name: t('layout.chat.label') }) },
  'badge, phone': {
    path: '/',
    width: 390,
    find: (page, t) => page.getByRole('link', { name: t('layout.badge.label') }),
  },
  'footer link': { path: '/', find: (page) => page.locator('footer a[href="/pricing"]').first() },
  'social link': {
    path: '/',
    find: (page) => page.locator('footer a[rel~="me"], footer ul a').last(),
  },
  'points of a service': {
    path: '/services',
    width: 390,
    find: (page) => page.locator('main summary').first(),
  },
  question: { path: '/pricing', find: (page) => page.locator('main summary').last() },
  'plan (radio)': {
    path: '/pricing',
    find: (page) => page.getByRole('radio').first().locator('xpath=ancestor::label'),
  },
  'plan, chosen': {
    path: '/pricing',
    reach: async (page) => page.getByRole('radio').first().check(),
    find: (page) => page.getByRole('radio').first().locator('xpath=ancestor::label'),
  },
  'add-on (checkbox)': {
    path: '/pricing',
    find: (page) => page.getByRole('checkbox').first().locator('xpath=ancestor::label'),
  },
  'add-on, chosen': {
    path: '/pricing',
    reach: async (page) => page.getByRole('checkbox').first().check(),
    find: (page) => page.getByRole('checkbox').first().locator('xpath=ancestor::label'),
  },
  field: { path: '/contact', find: (page) => page.getByRole('form').getByRole('textbox').first() },
  'field, invalid': {
    path: '/contact',
    reach: (page) => page.getByRole('form').getByRole('button').click(),
    find: (page) => page.getByRole('form').getByRole('textbox').first(),
  },
  select: {
    path: '/contact',
    find: (page) => page.getByRole('form').getByRole('combobox').first(),
  },
  consent: {
    path: '/contact',
    find: (page) => page.getByRole('form').getByRole('checkbox').locator('xpath=ancestor::label'),
  },
  send: { path: '/contact', find: (page) => page.getByRole('form').getByRole('button') },
  'contact card': {
    path: '/contact',
    find: (page) => page.locator('main a[href^="mailto:"]').first(),
  },
  star: {
    path: '/reviews',
    reach: (page, t) => page.getByRole('button', { name: t('reviews.form.open') }).click(),
    find: (page) => page.getByRole('radio').nth(3).locator('xpath=ancestor::label'),
  },
};

async function openPanel(page: Page, t: ReturnType<typeof wordsOf>) {
  await page.getByRole('button', { name: t('layout.panel.open') }).click();
  await page.getByRole('dialog').waitFor();
}

async function openLanguages(page: Page) {
  await page.locator('header [aria-haspopup="menu"]').first().click();
  await page.getByRole('menu').waitFor();
}

export const moments = ['rest', 'hover', 'focus', 'pressed'] as const;

/** A control at one moment, as a data address. */
export interface CloseUp {
  readonly control: string;
  readonly moment: (typeof moments)[number];
  readonly image: string;
}

/** What lies around a control in its picture, in px. */
const margin = 18;

/** Every control at rest, under the pointer, with the focus and pressed. */
export async function takeControls(
  browser: Browser,
  origin: string,
  language: Language,
  scheme: Scheme | 'forced',
): Promise<readonly CloseUp[]> {
  const closeUps: CloseUp[] = [];
  const t = wordsOf(language);
  for (const [control, { path, find, reach, width = 1280 }] of Object.entries(controls)) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      forcedColors: scheme === 'forced' ? 'active' : 'none',
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(8000);
      await open(page, `${origin}${path}`);
      await reach?.(page, t);
      const part = find(page, t);
      await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      for (const moment of moments) {
        await bring(page, part, moment);
        const image = await picture(page, part);
        closeUps.push({ control, moment, image });
      }
      await page.mouse.move(2, 2);
      await page.mouse.up();
    } catch (error) {
      console.error(`${control} (${language}): ${error instanceof Error ? error.message : error}`);
    } finally {
      await context.close();
    }
  }
  return closeUps;
}

async function bring(page: Page, part: Locator, moment: CloseUp['moment']) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2];
  await page.mouse.move(2, 2);
  await part.evaluate((element, isFocused) => {
    const target = element.matches('label') ? element.querySelector('input') : element;
    if (!(target instanceof HTMLElement)) return;
    if (isFocused) target.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    else target.blur();
  }, moment === 'focus');
  if (moment === 'hover' || moment === 'pressed') await page.mouse.move(x, y);
  if (moment === 'pressed') await page.mouse.down();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
}

async function picture(page: Page, part: Locator): Promise<string> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = {
    x,
    y,
    width: Math.min(box.width + 2 * margin, 420, right - x),
    height: Math.min(box.height + 2 * margin, 160, bottom - y),
  };
  const file = await page.screenshot({ clip });
  return `data:image/png;base64,${file.toString('base64')}`;
}
