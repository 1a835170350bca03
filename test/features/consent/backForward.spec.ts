import type { Page } from '@playwright/test';
import { leaveAndReturn } from '../../browser/support/leaveAndReturn';
import { leadTo, section } from '../../browser/support/roles';
import { expect, hydrateSite, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { calls, giveTime, hasSent, isCounting, watchCounting } from './counting';

const { t } = locales.en;

test.use({ variant: 'consent' });

const store = {
  granted: () => localStorage.setItem('analytics-consent', 'granted'),
  refused: () => localStorage.setItem('analytics-consent', 'refused'),
};

const status = (page: Page) => section(page, t('consent.settings.heading')).getByRole('status');

for (const isStarted of [false, true]) {
  const when = isStarted ? 'after' : 'before';
  test(`[S7] counts a page that returns from the back/forward cache ${when} hydration, and follows a later answer`, async ({
    page,
    english,
  }) => {
    const counting = watchCounting(page);
    const shows = (answer: 'granted' | 'refused') =>
      expect(status(page)).toHaveText(t(`consent.settings.${answer}`), { useInnerText: true });
    const views = () => counting.sent.filter(([call]) => call === 'config');
    await page.goto(`${english}/privacy`);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'asking');
    if (isStarted) await hydrateSite(page);

    await leaveAndReturn(page, store.granted);
    await shows('granted');
    await hasSent(counting, 4);
    expect(views()).toEqual([calls.config('/privacy')]);
    await leaveAndReturn(page);
    await hasSent(counting, 5);
    expect(views()).toHaveLength(2);

    await leaveAndReturn(page, store.refused);
    await shows('refused');
    await giveTime(page);
    expect(await isCounting(page)).toBe(false);
    if (!isStarted) {
      await expect(page.locator('html')).toHaveAttribute('data-start', 'waiting');
      await hydrateSite(page);
    }
    await leadTo(page, locales.en, 'pricing');
    await giveTime(page);
    expect(counting.sent).toHaveLength(5);
  });
}
