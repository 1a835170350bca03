/** What the page tells about itself, written by a script that runs before any of the site's. */
export interface Watched {
  /** Whether the site answers to a person. */
  hasStarted: boolean;
  readonly problems: string[];
  readonly announcements: string[];
}

/** In the page: keeps account of it from its first moment, in `watched`. */
function watchPage(): void {
  const watched: Watched = { hasStarted: false, problems: [], announcements: [] };
  Reflect.set(window, 'engineAccount', watched);

  // The boot script asks the client to start by this event and hands it what to call when it is done.
  document.addEventListener('site.start', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { resolve } = event.detail;
    event.detail.resolve = () => {
      resolve();
      watched.hasStarted = true;
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

  const logError = console.error;
  console.error = (...parts: unknown[]) => {
    watched.problems.push(`console: ${parts.map(String).join(' ')}`);
    logError(...parts);
  };
  addEventListener('error', ({ message }) => watched.problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    watched.problems.push(`unhandled: ${reason}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.problems.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** `watchPage` as a script; what tsx leaves in a function to keep its name comes along. */
export const watchScript = `(() => { const __name = (named) => named; (${watchPage})(); })()`;
