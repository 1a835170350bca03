import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on the page as it stands, one line for each element. */
export function seriousViolations(page: Page): Promise<string[]> {
  return violations(page, {});
}

/** The same of the colours alone: the rest of what axe asks is the same in the other scheme. */
export function faintText(page: Page): Promise<string[]> {
  return violations(page, { runOnly: ['color-contrast'] });
}

async function violations(page: Page, own: RunOptions): Promise<string[]> {
  // Without a fetch of other hosts' styles, which the policy refuses.
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...own };
  await settleMotion(page);
  // Evaluated by the debugger, which the content security policy lets pass.
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
}

/** Waits until nothing is on its way: colours of what fades in are no colours of the page. */
async function settleMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // Again and again: what inherits a colour that fades fades after it.
    for (let left = passing(); left.length > 0; left = passing()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });
}
