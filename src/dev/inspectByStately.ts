import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';

/**
 * Opens Stately's inspector and tells it of every actor, event and snapshot. `?inspector=` in the address
 * names another window to open than https://stately.ai/inspect. It knows no microsteps.
 * The browser must let the page open a window; where it does not, or nothing answers there, the page says so.
 */
export function inspectByStately(window: Window): (event: InspectionEvent) => void {
  const url =
    new URLSearchParams(window.location.search).get('inspector') ?? 'https://stately.ai/inspect';
  // A site starts with more than 200 messages.
  const { inspect, adapter } = createBrowserInspector({ window, maxDeferredEvents: 5000, url });
  reportSilence(window, adapter.targetWindow, url);
  return (event) => inspect.next?.(event);
}

/** How long the inspector has to answer, in ms. */
const patience = 10_000;

/**
 * Says in the console and in a line above the page that the inspector's window did not open (`null`), or that
 * nothing has answered there in time. The line goes when an answer comes after all.
 */
function reportSilence(page: Window, inspector: Window | null, url: string): void {
  const line = page.document.createElement('p');
  line.role = 'status';
  line.style.padding = '0.25rem 1rem';
  const say = (problem: string) => {
    console.warn(problem);
    line.textContent = problem;
    page.document.body.prepend(line);
  };
  if (!inspector) {
    say(
      'The browser did not let the inspector’s window open: allow it for this address, then reload.',
    );
    return;
  }
  const timer = page.setTimeout(() => {
    say(
      `${url} has not answered within 10 seconds: is it reachable from here, and its window open?`,
    );
  }, patience);
  page.addEventListener('message', ({ source, data }) => {
    if (source !== inspector || data?.type !== '@statelyai.connected') return;
    page.clearTimeout(timer);
    line.remove();
  });
}
