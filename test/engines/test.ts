import { test as base } from '@playwright/test';
import { hosts } from '../../tools/local/addresses';
import { portOf } from '../browser/support/variants';
import type { Engine, Size } from './engine';
import { launchFirefox } from './firefox';
import { Page } from './page';
import { launchWebkit } from './webkit';

export const desk: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 844 };

/** Base addresses of both sites. */
export const sites = {
  en: `http://${hosts.sites.en}:${portOf('default')}`,
  he: `http://${hosts.sites.he}:${portOf('default')}`,
};

/** Runs in every page before its own scripts. */
function watchPage(): void {
  // Problems of a page that is being left are reported by the next page of the same site.
  const key = 'problems';
  const hasStore = location.protocol.startsWith('http');
  const problems: string[] = JSON.parse((hasStore && sessionStorage.getItem(key)) || '[]');
  const announcements: string[] = [];
  window.engineWatched = { problems, announcements };
  addEventListener('pagehide', () => {
    if (hasStore) sessionStorage.setItem(key, JSON.stringify(problems));
  });
  // The boot script starts the client by this event, with a callback for completion.
  document.addEventListener('site.start', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { resolve } = event.detail;
    event.detail.resolve = () => {
      resolve();
      document.documentElement.setAttribute('data-test-started', '');
    };
  });
  new MutationObserver((records) => {
    for (const { target } of records) {
      const region =
        target instanceof Element ? target.closest('#announcer, [data-announcer]') : null;
      if (region?.textContent) announcements.push(region.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
  console.error = (...parts: unknown[]) => {
    problems.push(`console: ${parts.map(String).join(' ')}`);
  };
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
}

interface WorkerFixtures {
  readonly isDark: boolean;
  readonly hasScripts: boolean;
  readonly engine: Engine;
}

/** Playwright's `test` with a page in the project's engine. */
export const test = base.extend<{ readonly size: Size; readonly visit: Page }, WorkerFixtures>({
  isDark: [false, { option: true, scope: 'worker' }],
  hasScripts: [true, { option: true, scope: 'worker' }],
  size: [desk, { option: true }],
  engine: [
    async ({ isDark, hasScripts }, use, { project }) => {
      const launch = project.name === 'webkit' ? launchWebkit : launchFirefox;
      const engine = await launch({ isDark, hasScripts }, `(${watchPage})();`);
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
