import type { Page } from '@playwright/test';
import { menuEditor } from '../../locales/en/menuEditor';
import { badge, dialog } from '../features/booking/bookingPage';
import { fillInquiry, fillReview, inquiryForm, reviewForm } from '../features/forms/formPage';
import { stubReviews } from '../features/reviews/reviewsApi';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { languageButton, languageItem, panel, panelButton } from './support/roles';
import { hearTask, readAloud, type Step } from './support/spoken';
import { expect, openHydrated, test } from './support/test';
import { bothLocales, locales } from './support/words';

/** A task on an English page, recorded as `task-NAME.txt`. The pages have the words of each language. */
interface Task {
  readonly path: string;
  readonly steps: (page: Page) => readonly Step[];
}

const locale = locales.en;
const { t } = locale;

const tasks: Readonly<Record<string, Task>> = {
  language: {
    path: '/terms',
    steps(page) {
      const other = locales.he;
      const choose = async () => {
        await languageItem(page, other).focus();
        await page.keyboard.press('Enter');
      };
      return [
        ['focus the language button', () => languageButton(page, locale).focus()],
        ['press Enter', () => page.keyboard.press('Enter'), languageItem(page, locale)],
        ['choose the other language', choose, languageButton(page, other)],
      ];
    },
  },
  inquiry: {
    path: '/contact',
    steps(page) {
      const { field, submit } = inquiryForm(page, locale);
      const send = async () => {
        await submit.click();
        await expect(page.getByText(t('contact.form.sent')).last()).toBeVisible();
      };
      return [
        ['focus the first field', () => field('name').focus()],
        ['send the empty form', () => submit.click(), field('name')],
        ['go to the email', () => page.keyboard.press('Tab')],
        ['fill in the form', () => fillInquiry(page, locale)],
        ['send it', send],
      ];
    },
  },
  panel: {
    path: '/terms',
    steps(page) {
      const button = panelButton(page, locale);
      const close = t('layout.panel.close');
      const open = async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await button.focus();
      };
      return [
        ['focus the menu button', open],
        [
          'press Enter',
          () => page.keyboard.press('Enter'),
          panel(page, locale).getByRole('button', { name: close }),
        ],
        ['go to the first link', () => page.keyboard.press('Tab')],
        ['press Escape', () => page.keyboard.press('Escape'), button],
      ];
    },
  },
  review: {
    path: '/reviews',
    steps(page) {
      const { opener, field, star, submit, thanks } = reviewForm(page, locale);
      const send = async () => {
        await submit.click();
        await expect(thanks).toBeVisible();
      };
      return [
        ['open the form', () => opener.press('Enter'), field('name')],
        ['send the empty form', () => submit.click(), field('name')],
        ['go to the first star', () => star(1).focus()],
        ['fill in the form', () => fillReview(page, locale)],
        ['send it', send],
      ];
    },
  },
  booking: {
    path: '/terms',
    steps(page) {
      const open = async () => {
        await page.keyboard.press('Enter');
        await expect(dialog(page, locale).locator('iframe')).toBeVisible();
      };
      const leave = async () => {
        await dialog(page, locale).getByRole('button').first().focus();
        await page.keyboard.press('Escape');
      };
      return [
        ['focus the badge', () => badge(page, locale).focus()],
        ['press Enter', open],
        ['press Escape', leave, badge(page, locale)],
      ];
    },
  },
  bill: {
    path: '/pricing',
    steps(page) {
      const bill = page.locator('#add-ons');
      const status = bill.getByRole('status');
      const stickers = bill.getByRole('checkbox', { name: t('pricing.addOns.nfcStickers.name') });
      const choosePlan = async () => {
        await page.keyboard.press('ArrowUp');
        // Announced after a pause.
        await expect(status).not.toBeEmpty();
      };
      const choose = async () => {
        await page.keyboard.press('Space');
        await expect(status).toContainText(t('pricing.bill.totalOnce'));
      };
      return [
        ['focus the plan', () => bill.getByRole('radio', { checked: true }).focus()],
        ['choose the plan before', choosePlan],
        ['go to an add-on', () => stickers.focus()],
        ['choose it', choose],
      ];
    },
  },
  menu: {
    path: '/',
    steps(page) {
      const editor = page.getByRole('dialog', { name: menuEditor.title });
      const status = editor.getByRole('status').last();
      const opener = page.getByRole('button', { name: t('home.hero.menu.write') });
      const write = (text: string) => async () => {
        await page.keyboard.type(text);
        // Announced after a pause.
        await expect(status).toHaveText(menuEditor.ready);
      };
      const copy = async () => {
        await page.context().grantPermissions(['clipboard-write']);
        await editor.getByRole('button', { name: menuEditor.share.clipboard }).press('Enter');
        await expect(status).toHaveText(menuEditor.copied);
      };
      return [
        ['focus the button', () => opener.focus()],
        [
          'press Enter',
          () => page.keyboard.press('Enter'),
          editor.getByRole('textbox', { name: menuEditor.name }),
        ],
        ['write a name', write('Levi')],
        ['go to the first dish', () => page.keyboard.press('Tab')],
        ['write it', write('Sabich')],
        ['go to its mark', () => page.keyboard.press('Tab')],
        ['go to its price', () => page.keyboard.press('Tab')],
        ['write it', write('29')],
        ['copy the address', copy],
      ];
    },
  },
};

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 800 } });

for (const { path } of everyPage)
  test(`[S9] A screen reader reads ${path} as recorded`, async ({ page, sites, allowConsole }) => {
    const name = path === '/' ? 'home' : path === unknownPath ? 'notFound' : path.slice(1);
    if (path === unknownPath) allowConsole(notFoundLine);
    let said = '';
    for (const { language } of bothLocales) {
      await openHydrated(page, `${sites[language]}${path}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // The header and the footer are the same on every page.
      said += `# ${language}\n${await readAloud(page, path === '/' ? 'body' : 'main')}\n`;
    }
    expect(said, 'or: npm run record').toMatchSnapshot(`${name}.txt`);
  });

for (const [name, { path, steps }] of Object.entries(tasks))
  test(`[S9] A screen reader follows the task ${name} as recorded`, async ({ page, sites }) => {
    await stubReviews(page, []);
    await openHydrated(page, `${sites.en}${path}`);
    const said = await hearTask(page, steps(page));
    expect(said, 'or: npm run record').toMatchSnapshot(`task-${name}.txt`);
  });
