import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Violations that axe finds on the page or a part of it, with good practices and target sizes, one per line. */
export function seriousViolations(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, { rules: { 'target-size': { enabled: true } } });
}

/** Color contrast only; other rules do not depend on the color scheme. */
export function faintText(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, { runOnly: ['color-contrast'] });
}

async function violations(page: Page, part = 'html', own: RunOptions): Promise<string[]> {
  await finishAnimations(page);
  const { violations: found } = await new AxeBuilder({ page, axeSource: axe.source })
    .include(part)
    // `preload` fetches external styles, which the content security policy blocks.
    .options({ resultTypes: ['violations'], preload: false, iframes: false, ...own })
    // Otherwise every run opens another page.
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Ends transitions, because fading elements have other colors. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // Repeated, because an element with an inherited color fades after its parent.
    for (let left = running(); left.length > 0; left = running())
      for (const animation of left) animation.finish();
  });
}
