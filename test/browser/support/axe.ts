import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The serious and critical violations that axe finds on the page, or in one part of it, and content outside of landmarks: a line for each element. */
export function seriousViolations(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, {});
}

/** The same but for the contrast of the colors, which is the same in both languages. */
export function seriousExceptContrast(page: Page): Promise<string[]> {
  return violations(page, 'html', { rules: { 'color-contrast': { enabled: false } } });
}

/** Only the contrast of the colors: all other answers of axe are the same in both color schemes. */
export function faintText(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, { runOnly: ['color-contrast'] });
}

async function violations(page: Page, part = 'html', own: RunOptions): Promise<string[]> {
  await finishAnimations(page);
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    // `preload` fetches the styles of other hosts, which the content security policy refuses.
    .options({ resultTypes: ['violations'], preload: false, iframes: false, ...own })
    // Otherwise every run opens another page.
    .setLegacyMode()
    .analyze();
  return found
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'region')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
}

/** The colors of something that fades in are not the colors of the page. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // Repeated: an element that inherits a fading color fades after it.
    for (let left = running(); left.length > 0; left = running()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });
}
