import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { badge, dialog } from '../features/booking/bookingPage';
import { inquiryForm } from '../features/forms/formPage';

/* Screen readers, voice control and extensions may click a control without moving a pointer, a key or the focus. */

const { en } = locales;

const controls: readonly {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly result: (page: Page) => Locator;
}[] = [
  { name: 'the booking badge', path: '/', control: (page) => badge(page), result: dialog },
  {
    name: 'the edit button of the menu',
    path: '/',
    control: (page) => page.getByRole('button', { name: en.t('home.hero.menu.write') }),
    result: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the submit button of the contact form',
    path: '/contact',
    control: (page) => inquiryForm(page, en).submit,
    result: (page) => page.locator('[aria-invalid="true"]').first(),
  },
];

const clicks: Readonly<Record<string, readonly string[]>> = {
  'a click': ['click'],
  'mouse events': ['mousedown', 'mouseup', 'click'],
};

for (const { name, path, control, result } of controls) {
  test(`[S2] starts the site by a click that comes alone on ${name}`, async ({ page, english }) => {
    for (const [way, types] of Object.entries(clicks)) {
      await test.step(`[S2] ${way}`, async () => {
        await page.goto(english + path);
        await control(page).evaluate((element, events) => {
          for (const type of events)
            element.dispatchEvent(
              new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }),
            );
        }, types);
        await expect(result(page)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  });
}
