import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';

/**
 * Opens Stately's inspector and sends every actor, event and snapshot to it. `?inspector=` opens another address than
 * https://stately.ai/inspect. Microsteps are not supported. The page reports a blocked window or a missing answer.
 */
export function inspectByStately(window: Window): (event: InspectionEvent) => void {
  const url =
    new URLSearchParams(window.location.search).get('inspector') ?? 'https://stately.ai/inspect';
  // A site sends more than 200 messages when it starts.
  const { inspect, adapter } = createBrowserInspector({ window, maxDeferredEvents: 5000, url });
  reportSilence(window, adapter.targetWindow, url);
  return (event) => inspect.next?.(event);
}

/** Timeout of the inspector, in ms. */
const patience = 10_000;

/**
 * Reports in the console and above the page that the inspector's window is blocked (`null`) or does not answer. The
 * message disappears after a late answer.
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
