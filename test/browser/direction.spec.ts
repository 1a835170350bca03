import type { Locator, Page } from '@playwright/test';
import { inquiryForm } from '../features/forms/formPage';
import { openWithHeldToast, toasts } from '../features/toasts/toastPage';
import { notFoundLine, unknownPath } from './support/addresses';
import { panelButton } from './support/roles';
import { expect, openHydrated, test } from './support/test';
import { bothLocales, type Locale } from './support/words';

/** One part of a page, and what tells its direction. */
interface Part {
  readonly find: (page: Page, locale: Locale) => Locator;
  /** Runs in the page. */
  readonly read: (element: Element, of: string) => string;
  /** Selector of the part's container, or pattern of its text. */
  readonly of?: string;
  /** Expected reading for each direction. The part never mirrors if both are the same. */
  readonly is: string | { readonly ltr: string; readonly rtl: string };
}

const start = { ltr: 'left', rtl: 'right' };
const end = { ltr: 'right', rtl: 'left' };

const body = (page: Page) => page.locator('body');
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** Parts that mirror and parts that never do, by page. */
const parts: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  '/': {
    'the caret of the menu card': {
      find: (page) => page.getByRole('group').locator('p').first(),
      read: edgeAfter,
      is: end,
    },
    'a code': { find: (page) => page.locator('[data-qr]'), read: posture, is: 'upright' },
  },
  '/pricing': {
    'the logo': { find: logo, read: sideIn, is: start },
    'the mark of the logo': {
      find: (page) => logo(page).locator('svg'),
      read: posture,
      is: 'upright',
    },
    'a check mark': {
      find: (page) => page.locator('main li li'),
      read: tiltBefore,
      is: '40deg, edge right',
    },
    'the chevron of a question': {
      find: (page) => page.locator('summary > svg'),
      read: sideIn,
      of: 'summary',
      is: end,
    },
    'an amount': { find: body, read: order, of: String.raw`\d+\.\d\d`, is: 'from the left' },
    'the button of the panel': { find: panelButton, read: sideIn, is: end },
  },
  '/contact': {
    'the chevron of a list': {
      find: (page) => page.locator('select + svg'),
      read: sideIn,
      of: 'div',
      is: end,
    },
    'the cursor in an empty field': { find: field('name'), read: cursorSide, is: start },
    'the cursor in an empty email field': { find: field('email'), read: cursorSide, is: start },
    'a phone number': {
      find: body,
      read: order,
      of: String.raw`\+?\d[\d -]{8,}\d`,
      is: 'from the left',
    },
    'an email address': {
      find: body,
      read: order,
      of: String.raw`[\w-]+@[\w-]+\.\w+`,
      is: 'from the left',
    },
    'an hour': { find: body, read: order, of: String.raw`\d+:\d\d`, is: 'from the left' },
    // A dash would stand between mirrored numbers.
    'a range': { find: body, read: order, of: String.raw`\d–₪?\d+:?\d+`, is: 'in words' },
  },
  [unknownPath]: {
    'the arrow of a link': {
      find: (page) => page.locator('main li a'),
      read: (element) => getComputedStyle(element, '::after').content,
      is: { ltr: '"→"', rtl: '"←"' },
    },
  },
  // The panel, stars and toasts have tests of their own.
  '/reviews': {
    'the sign on a toast': {
      find: (page, locale) => toasts(page, locale).region.locator('svg'),
      read: posture,
      is: 'upright',
    },
  },
};

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 844 } });

for (const locale of bothLocales) {
  const { language, direction } = locale;
  test(`[S4] mirrors what has a direction, and nothing else (${language})`, async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(notFoundLine);
    for (const [path, own] of Object.entries(parts)) {
      if (path === '/reviews') await openWithHeldToast(page, sites[language], locale);
      else await openHydrated(page, `${sites[language]}${path}`);
      for (const [name, { find, read, of = 'body', is }] of Object.entries(own)) {
        const part = find(page, locale).filter({ visible: true }).first();
        await expect
          .configure({ soft: true })
          .poll(() => part.evaluate(read, of), name)
          .toBe(typeof is === 'string' ? is : is[direction]);
      }
    }
  });
}

function field(name: 'name' | 'email') {
  return (page: Page, locale: Locale) => inquiryForm(page, locale).field(name);
}

/** The side of its container that an element is nearer to. */
function sideIn(element: Element, container: string): string {
  const { left, right } = element.getBoundingClientRect();
  const box = element.closest(container)?.getBoundingClientRect();
  return left - (box?.left ?? 0) < (box?.right ?? 0) - right ? 'left' : 'right';
}

/** `mirrored` if transforms mirror an element, its containers included; otherwise `upright`. */
function posture(element: Element): string {
  let sign = 1;
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { transform, scale } = getComputedStyle(part);
    const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
    sign *= Math.sign(a * d - b * c) * (scale.startsWith('-') ? -1 : 1);
  }
  return sign > 0 ? 'upright' : 'mirrored';
}

/** Visual order of the characters of the first visible text that matches. */
function order(element: Element, pattern: string): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { index, 0: found } = new RegExp(pattern).exec(text.textContent ?? '') ?? {
      index: 0,
      0: '',
    };
    if (!found || !text.parentElement?.checkVisibility()) continue;
    if (text.parentElement.closest('option')) continue;
    const lefts = [...found].map((_, offset) => {
      const range = document.createRange();
      range.setStart(text, index + offset);
      range.setEnd(text, index + offset + 1);
      return range.getBoundingClientRect().left;
    });
    const sorted = lefts.toSorted((one, other) => one - other);
    return lefts.every((left, place) => left === sorted[place]) ? 'from the left' : 'mixed';
  }
  return 'in words';
}

function cursorSide(control: Element): string {
  const { direction, textAlign } = getComputedStyle(control);
  return (direction === 'ltr') === (textAlign !== 'end') ? 'left' : 'right';
}

function edgeAfter(element: Element): string {
  return getComputedStyle(element, '::after').borderRightWidth === '0px' ? 'left' : 'right';
}

function tiltBefore(element: Element): string {
  const { rotate, borderRightWidth } = getComputedStyle(element, '::before');
  return `${rotate}, edge ${borderRightWidth === '0px' ? 'left' : 'right'}`;
}
