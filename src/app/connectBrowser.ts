import { oncePageLoaded } from '../adapters/visit';
import { isTab } from '../components/isTab';
import type { Site } from '../hooks/SiteContext';

/** Forwards browser events to the machines: load, and focus and blur of the window. */
export function connectBrowser(site: Site): void {
  const { booking, toaster } = site.actor.getSnapshot().context;
  oncePageLoaded(() => booking.send({ type: 'page.loaded' }));
  addEventListener('keyup', (event) => {
    // Shift+Tab: WebKit leaves a field under the sticky header.
    if (isTab(event))
      document.activeElement?.closest('main *')?.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('blur', () => toaster.send({ type: 'toasts.paused', reason: 'window' }));
  addEventListener('focus', () => toaster.send({ type: 'toasts.resumed', reason: 'window' }));
}
