import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

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
  // Once for a document, because reading it takes as long as some rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; 0`);
  // `preload` fetches external styles, which the content security policy blocks.
  const base = { resultTypes: ['violations'], preload: false, iframes: false, selectors: false };
  const options = { ...base, ...own };
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const { violations: found } = await page.evaluate<AxeResults>(run);
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
