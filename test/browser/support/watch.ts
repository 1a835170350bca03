import type { BrowserContext, Page } from '@playwright/test';
import { promptIdleCallbacks } from '../../../tools/browser';

/** Facts about the page, recorded by a script that runs before the site's. */
interface Watched {
  /** The browser's own; `page.clock` replaces the page's, whose frames are timers. */
  readonly requestFrame: typeof requestAnimationFrame;
  readonly announcements: string[];
  readonly violations: string[];
  /** `at` is in ms since navigation start. */
  readonly shifts: {
    readonly value: number;
    readonly at: number;
    readonly what: string;
  }[];
}

declare global {
  interface Window {
    watched: Watched;
    motions: string[];
  }
}

/** Attribute of `html` after hydration. */
export const startedAttribute = 'data-test-started';

/** Records events on every page of the context from the start. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(promptIdleCallbacks);
  await context.addInitScript(watchPage, startedAttribute);
}

/** Runs in the page, in any engine. */
export function watchPage(mark: string): void {
  const watched: Watched = {
    requestFrame: requestAnimationFrame.bind(window),
    announcements: [],
    violations: [],
    shifts: [],
  };
  window.watched = watched;

  // The boot script starts the client by this event, with a callback for completion.
  document.addEventListener('site.start', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { resolve } = event.detail;
    event.detail.resolve = () => {
      resolve();
      document.documentElement.setAttribute(mark, '');
    };
  });

  const regions = new MutationObserver((records) => {
    for (const { target } of records) {
      const region =
        target instanceof Element ? target.closest('#announcer, [data-announcer]') : null;
      if (region?.textContent) watched.announcements.push(region.textContent);
    }
  });
  regions.observe(document, { subtree: true, childList: true });

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.violations.push(`${violatedDirective} blocked ${blockedURI}`),
  );

  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40)}` : String(node);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry)) continue;
      const sources = entry.sources as { node: Node | null }[];
      watched.shifts.push({
        value: Number(entry.value),
        at: entry.startTime,
        what: sources.map(({ node }) => nameOf(node)).join('; '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs before a page's scripts: records animations of more than 1 ms, apart from those that follow the scroll position. */
export function watchMotion(): void {
  const motions: string[] = [];
  window.motions = motions;
  const record = (element: Element) => {
    for (const { timeline, effect } of element.getAnimations({ subtree: true })) {
      const length = Number(effect?.getComputedTiming().endTime);
      if (timeline instanceof DocumentTimeline && length > 1)
        motions.push(`${length} ms: ${element.outerHTML.slice(0, 80)}`);
    }
  };
  for (const type of ['animationstart', 'transitionrun'])
    addEventListener(type, ({ target }) => target instanceof Element && record(target), true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    record(this);
    return animation;
  };
}

/** Announcements of the live region since the page was loaded, in order. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.watched.announcements);
}

/** Violations of the content security policy since the page was loaded. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.watched.violations);
}

/** Animations since the page was loaded. */
export function layoutShifts(page: Page): Promise<Watched['shifts']> {
  return page.evaluate(() => window.watched.shifts);
}
