import { menuEditor as en } from '../../locales/en/menuEditor';
import { menuEditor as he } from '../../locales/he/menuEditor';
import { badge, dialog } from '../features/booking/bookingPage';
import { fillInquiry, fillReview, inquiryForm, reviewForm } from '../features/forms/formPage';
import { stubReviews } from '../features/reviews/reviewsApi';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { languageButton, languageItem, panel, panelButton } from './support/roles';
import { hearTask, readAloud, type Step } from './support/spoken';
import { expect, openHydrated, test } from './support/test';
import { bothLocales, locales } from './support/words';

// Narrower windows have the badge at the end of the page.
test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 800 } });

for (const locale of bothLocales) {
  const { language, t } = locale;

  for (const { path } of everyPage) {
    test(`[S9] A screen reader reads ${path} as recorded (${language})`, async ({
      page,
      sites,
      allowConsole,
    }) => {
      const name = path === '/' ? 'home' : path === unknownPath ? 'notFound' : path.slice(1);
      if (path === unknownPath) allowConsole(notFoundLine);
      await openHydrated(page, `${sites[language]}${path}`);
      // The header and the footer are the same on every page.
      const said = await readAloud(page, path === '/' ? 'body' : 'main');
      expect(said).toMatchSnapshot([language, `${name}.txt`]);
    });
  }

  test(`[S9] A screen reader follows the language menu as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/terms`);
    const other = locales[locale.other];
    const steps: Step[] = [
      ['focus the language button', () => languageButton(page, locale).focus()],
      [
        'press Enter',
        async () => {
          await page.keyboard.press('Enter');
          await expect(languageItem(page, locales.en)).toBeFocused();
        },
      ],
      [
        'choose the other language',
        async () => {
          await languageItem(page, other).focus();
          await page.keyboard.press('Enter');
          await expect(languageButton(page, other)).toBeFocused();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-language.txt']);
  });

  test(`[S9] A screen reader follows an inquiry as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/contact`);
    const { field, submit } = inquiryForm(page, locale);
    const steps: Step[] = [
      ['focus the first field', () => field('name').focus()],
      [
        'send the empty form',
        async () => {
          await submit.click();
          await expect(field('name')).toBeFocused();
        },
      ],
      ['go to the email', () => page.keyboard.press('Tab')],
      ['fill in the form', () => fillInquiry(page, locale)],
      [
        'send it',
        async () => {
          await submit.click();
          await expect(page.getByText(t('contact.form.sent')).last()).toBeVisible();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-inquiry.txt']);
  });

  test(`[S9] A screen reader follows the panel as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, `${sites[language]}/terms`);
    const close = panel(page, locale).getByRole('button', { name: t('layout.panel.close') });
    const steps: Step[] = [
      ['focus the menu button', () => panelButton(page, locale).focus()],
      [
        'press Enter',
        async () => {
          await page.keyboard.press('Enter');
          await expect(close).toBeFocused();
        },
      ],
      ['go to the first link', () => page.keyboard.press('Tab')],
      [
        'press Escape',
        async () => {
          await page.keyboard.press('Escape');
          await expect(panelButton(page, locale)).toBeFocused();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-panel.txt']);
  });

  test(`[S9] A screen reader follows a review as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await stubReviews(page, []);
    await openHydrated(page, `${sites[language]}/reviews`);
    const { opener, field, star, submit, thanks } = reviewForm(page, locale);
    const steps: Step[] = [
      [
        'open the form',
        async () => {
          await opener.press('Enter');
          await expect(field('name')).toBeFocused();
        },
      ],
      [
        'send the empty form',
        async () => {
          await submit.click();
          await expect(field('name')).toBeFocused();
        },
      ],
      ['go to the first star', () => star(1).focus()],
      ['fill in the form', () => fillReview(page, locale)],
      [
        'send it',
        async () => {
          await submit.click();
          await expect(thanks).toBeVisible();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-review.txt']);
  });

  test(`[S9] A screen reader follows a booking as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/terms`);
    const steps: Step[] = [
      ['focus the badge', () => badge(page, locale).focus()],
      [
        'press Enter',
        async () => {
          await page.keyboard.press('Enter');
          await expect(dialog(page, locale).locator('iframe')).toBeVisible();
        },
      ],
      [
        'press Escape',
        async () => {
          await dialog(page, locale).getByRole('button').first().focus();
          await page.keyboard.press('Escape');
          await expect(badge(page, locale)).toBeFocused();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-booking.txt']);
  });

  test(`[S9] A screen reader follows the bill as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/pricing`);
    const bill = page.locator('#add-ons');
    const stickers = bill.getByRole('checkbox', { name: t('pricing.addOns.nfcStickers.name') });
    const steps: Step[] = [
      ['focus the plan', () => bill.getByRole('radio', { checked: true }).focus()],
      [
        'choose the plan before',
        async () => {
          await page.keyboard.press('ArrowUp');
          // Announced after a pause.
          await expect(bill.getByRole('status')).not.toBeEmpty();
        },
      ],
      ['go to an add-on', () => stickers.focus()],
      [
        'choose it',
        async () => {
          await page.keyboard.press('Space');
          await expect(bill.getByRole('status')).toContainText(t('pricing.bill.totalOnce'));
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-bill.txt']);
  });

  test(`[S9] A screen reader follows the menu editor as recorded (${language})`, async ({
    page,
    sites,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await openHydrated(page, sites[language]);
    const w = { en, he }[language];
    const editor = page.getByRole('dialog', { name: w.title });
    const status = editor.getByRole('status').last();
    const write = async (text: string) => {
      await page.keyboard.type(text);
      // Announced after a pause.
      await expect(status).toHaveText(w.ready);
    };
    const steps: Step[] = [
      [
        'focus the button',
        () => page.getByRole('button', { name: t('home.hero.menu.write') }).focus(),
      ],
      [
        'press Enter',
        async () => {
          await page.keyboard.press('Enter');
          await expect(editor.getByRole('textbox', { name: w.name })).toBeFocused();
        },
      ],
      ['write a name', () => write('Levi')],
      ['go to the first dish', () => page.keyboard.press('Tab')],
      ['write it', () => write('Sabich')],
      ['go to its price', () => page.keyboard.press('Tab')],
      ['write it', () => write('29')],
      [
        'copy the address',
        async () => {
          await editor.getByRole('button', { name: w.share.clipboard }).press('Enter');
          await expect(status).toHaveText(w.copied);
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot([language, 'task-menu.txt']);
  });
}
