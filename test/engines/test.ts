import { test as base, type ViewportSize } from '@playwright/test';
import { origins } from '../browser/support/addresses';
import { startedAttribute, watchPage } from '../browser/support/watch';
import type { Engine } from './engine';
import { launchFirefox } from './firefox';
import { Page } from './page';
import { launchWebkit } from './webkit';

export const desk: ViewportSize = { width: 1280, height: 800 };
export const phone: ViewportSize = { width: 390, height: 844 };

export const sites = origins('default');

/** Runs in every page before its own scripts. */
function watchProblems(): void {
  // Problems of a page that is being left are reported by the next page of the same site.
  const key = 'problems';
  const hasStore = location.protocol.startsWith('http');
  const problems: string[] = JSON.parse((hasStore && sessionStorage.getItem(key)) || '[]');
  window.problems = problems;
  addEventListener('pagehide', () => {
    if (hasStore) sessionStorage.setItem(key, JSON.stringify(problems));
  });
  console.error = (...parts: unknown[]) => {
    problems.push(`console: ${parts.map(String).join(' ')}`);
  };
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Playwright's `test` with a page in the project's engine. */
export const test = base.extend<
  { readonly size: ViewportSize; readonly visit: Page },
  { readonly engine: Engine }
>({
  size: [desk, { option: true }],
  engine: [
    async ({ browserName }, use) => {
      const launch = browserName === 'webkit' ? launchWebkit : launchFirefox;
      const watches = `(${watchPage})('${startedAttribute}'); (${watchProblems})();`;
      const engine = await launch(watches);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, size }, use) => {
    const tab = await engine.openTab(size);
    const page = new Page(tab);
    await use(page);
    await page.expectNoProblems();
    await tab.close();
  },
});
