import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { reportSilence } from './reportSilence';

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
