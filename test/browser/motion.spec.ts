import type { Page } from '@playwright/test';
import { languages } from '../../locales/languages';
import { facingLanguage } from '../../locales/languagesOfSite';
import { heroMenu } from '../../src/content/heroMenu';
import { motion } from '../../src/tokens/motion';
import { placeOf } from './support/place';
import { follow, leadTo } from './support/roles';
import { expect, openHydrated, test } from './support/test';
import { watchMotion } from './support/watch';
import { bothLocales, type Locale, locales } from './support/words';

for (const locale of bothLocales) {
  test(`[S2] turns the card to its other language, one side at a time (${locale.language})`, async ({
    page,
    sites,
  }) => {
    await page.addInitScript(holdMotion);
    await openHydrated(page, sites[locale.language]);
    await turnButton(page, locale).click();
    const card = page.getByRole('group', { name: locale.t('home.hero.menu.label') });
    const turning = card.locator('[data-turning]');
    const { language } = locale;
    const back = facingLanguage({ languages: 'all' }, language) ?? language;
    const names = [language, back].map((side) => heroMenu.restaurant[side]);
    const shown = await turning.evaluate(async (board, names) => {
      const [turn] = board.getAnimations();
      // An inert side would not be hit.
      for (const side of board.querySelectorAll('[inert]')) side.removeAttribute('inert');
      const seen: string[][] = [];
      for (const part of [0, 0.25, 0.75, 0.99]) {
        if (turn) turn.currentTime = Number(turn.effect?.getComputedTiming().endTime) * part;
        const texts = [...board.querySelectorAll('p')].filter((text) => {
          const { x, y, width, height } = text.getBoundingClientRect();
          return document.elementsFromPoint(x + width / 2, y + height / 2).includes(text);
        });
        seen.push(names.filter((name) => texts.some(({ textContent }) => textContent === name)));
      }
      turn?.play();
      return seen;
    }, names);
    const [own, other] = names;
    expect(shown).toEqual([[own], [own], [other], [other]]);
    await expect(turning).toHaveCount(0);
    await expect(card.getByText(String(own))).toHaveCount(0);
    const side = card.locator(`[lang=${back}][dir=${languages[back].direction}]`);
    await expect(side.getByText(String(other))).toBeVisible();
  });

  test(`[S4] follows a link that is pressed while the page slides in (${locale.language})`, async ({
    page,
    sites,
  }) => {
    await page.addInitScript(holdMotion);
    await openHydrated(page, `${sites[locale.language]}/contact`);
    await leadTo(page, locale, 'home');
    const isInWindow = await page.evaluate(() => {
      const things = window.held.map(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target,
      );
      for (const move of window.held) move.play();
      return things.map((thing) => {
        const { left = -1, right = 0 } = (thing || undefined)?.getBoundingClientRect() ?? {};
        return left >= 0 && right <= innerWidth;
      });
    });
    expect(isInWindow).toEqual([true, true]);
    const link = page.getByRole('link', { name: locale.t('home.hero.work') });
    const { left, right, y, height } = await placeOf(link);
    const edge = locale.direction === 'ltr' ? left + 8 : right - 8;
    await page.mouse.move(edge, y + height / 2);
    await page.mouse.down();
    // The time in which it would have slid from under the pointer.
    await page.evaluate(async (duration) => {
      for (const move of window.held) move.playbackRate = 1;
      await document.body.animate([], duration).finished;
    }, motion.page);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/portfolio$/);
  });

  test(`[S9] moves the bill from its receipt into the form (${locale.language})`, async ({
    page,
    sites,
  }) => {
    await page.addInitScript(holdMotion);
    await openHydrated(page, `${sites[locale.language]}/pricing`);
    const toForm = page.getByRole('link', { name: locale.t('pricing.bill.toForm') });
    await toForm.scrollIntoViewIfNeeded();
    const receipt = await placeOf(page.locator('[data-bill]'));
    await toForm.click();
    await expect(page).toHaveURL(/#order$/);
    const slip = page.getByRole('main').locator('form [data-bill]');
    const from = await placeOf(slip);
    for (const edge of ['left', 'right', 'top'] as const)
      expect(from[edge]).toBeCloseTo(receipt[edge], 0);
  });
}

test.describe(() => {
  test.use({ reducedMotion: 'reduce' });
  test('[S2] moves nothing with reduced motion', async ({ page, english }) => {
    const { t } = locales.en;
    await page.addInitScript(watchMotion);
    await openHydrated(page, english);
    await turnButton(page, locales.en).click();
    await expect(page.getByRole('button', { name: t('home.hero.menu.flipBack') })).toBeVisible();
    await follow(page, locales.en, 'pricing');
    await page.getByRole('link', { name: t('pricing.bill.toForm') }).click();
    await expect(page).toHaveTitle(t('contact.meta.title'));
    expect(await page.evaluate(() => window.motions)).toEqual([]);
  });
});

function turnButton(page: Page, { t }: Locale) {
  return page.getByRole('button', { name: t('home.hero.menu.flip') });
}

declare global {
  interface Window {
    held: Animation[];
  }
}

/** Runs before a page's scripts: stops each turn and each move between pages at its start; moves then play at 1 % of their speed. */
function holdMotion(): void {
  window.held = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (!this.closest('main')) return animation;
    animation.pause();
    animation.playbackRate = 0.01;
    window.held.push(animation);
    return animation;
  };
  const stopTurn = ({ target }: Event) => {
    if (target instanceof Element && target.matches('[data-turning]'))
      for (const animation of target.getAnimations()) animation.pause();
  };
  addEventListener('animationstart', stopTurn, true);
}
