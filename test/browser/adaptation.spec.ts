import { states } from '../../src/tools/gallery/states';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { faintRings, smallTargets } from './support/controls';
import { expectToFit } from './support/fit';
import { act, expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

/** What failing on purpose leaves on the console. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/** Source: WCAG 2.2, 1.4.12 Text Spacing. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const { language } of bothTongues) {
  test.describe(`in ${language}`, () => {
    for (const [name, { variant = 'default', reach, widths: known }] of Object.entries(states)) {
      test.describe(`state ${name}`, () => {
        test.use({ variant, viewport: { width: known?.[0] ?? 390, height: 844 } });

        test('[S2] nothing is wider than the window or cut off, from 280 to 1920 px', async ({
          page,
          sites,
          allowConsole,
        }) => {
          allowConsole(failures);
          await reach(page, sites[language], language);
          expect(await smallTargets(page)).toEqual([]);
          await expectToFit(page);
        });
      });
    }

    for (const { path } of everyPage) {
      test.describe(`on ${path}`, () => {
        test.use({ bypassCSP: true });

        test.beforeEach(async ({ page, sites, allowConsole }) => {
          if (path === unknownPath) allowConsole(notFoundLine);
          await page.goto(`${sites[language]}${path}`);
          await act(page);
          await page.waitForLoadState('networkidle');
        });

        test('[S2] wide spacing of letters, words and lines fits', async ({ page }) => {
          await page.addStyleTag({ content: wideSpacing });
          await expectToFit(page, [320, 390, 1280]);
        });

        for (const colorScheme of ['light', 'dark'] as const) {
          test(`[S2] the focus shows on every ground (${colorScheme})`, async ({ page }) => {
            await page.emulateMedia({ colorScheme });
            expect(await faintRings(page)).toEqual([]);
          });
        }

        test('[S2] everything that can be pressed is 44 px or more each way', async ({ page }) => {
          for (const width of [320, 390, 1280]) {
            await page.setViewportSize({ width, height: 844 });
            expect(await smallTargets(page), `at ${width} px`).toEqual([]);
          }
        });
      });
    }
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const path of ['/', '/pricing', '/reviews', '/contact']) {
    test(`[S2] buttons keep an edge on ${path}, and the focus is seen`, async ({
      page,
      english,
    }) => {
      await page.goto(`${english}${path}`);
      await act(page);
      const withoutEdge = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'button:not([aria-haspopup=menu]), input:not([type=checkbox]), select, textarea',
          ),
        ]
          .filter((element) => element.checkVisibility() && !element.closest('p, li, dl'))
          .filter((element) => {
            const { borderTopStyle, borderBottomStyle, textDecorationLine } =
              getComputedStyle(element);
            const hasEdge = borderTopStyle !== 'none' || borderBottomStyle !== 'none';
            return !hasEdge && textDecorationLine === 'none';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(withoutEdge).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      );
      expect(outline).not.toBe('none');
    });
  }

  test('[S2] of the links in the header only the page that stands has a line', async ({
    page,
    english,
  }) => {
    await page.goto(`${english}/pricing`);
    const lined = await page.evaluate(() => {
      const links = [...document.querySelectorAll('header nav a')];
      const ground = getComputedStyle(document.body).backgroundColor;
      return links
        .filter((link) => getComputedStyle(link).borderBlockEndColor !== ground)
        .map((link) => link.textContent);
    });
    expect(lined).toEqual(['Pricing']);
  });
});

test('[S2] on paper the price list has its prices and its answers, and nothing to press', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/pricing`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(/399/).first()).toBeVisible();
  await expect(main.getByText(tongues.en.t('pricing.faq.setupFee.answer')).first()).toBeVisible();
  const start = tongues.en.t('pricing.plans.starter.button');
  await expect(main.getByRole('link', { name: start })).toHaveCount(0);
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByRole('link', { name: tongues.en.t('layout.badge.label') })).toBeHidden();
});
