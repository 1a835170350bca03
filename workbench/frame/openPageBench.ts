import type { PageData } from '../../src/app/pageData';
import type { SiteControls } from '../../src/app/siteControls';
import { type Bench, PendingRequests } from '../bench/bench';
import { holdPorts } from '../bench/holdPorts';
import { createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import { createManualClock } from '../walks/manualClock';
import type { FrameHost } from './frame';
import { livePlaceOf } from './livePlaces';

export interface PageBench {
  readonly bench: Bench;
  readonly controls: SiteControls;
  readonly pageData: PageData;
}

/** The framed page's machines under control: clock, requests, and a record. */
export function openPageBench(
  { request, benchSettings, taken }: FrameHost,
  pageData: PageData,
): PageBench {
  const { scenario, language } = request;
  // In a scenario only steps cause changes.
  const stopped = { isClockRunning: false, isHolding: true };
  const start = scenario ? stopped : benchSettings.get();
  const clock = createManualClock(start.isClockRunning);
  const isHolding = createStore(start.isHolding);
  const recorder = createRecorder({ now: clock.now, taken });
  const pendingRequests = new PendingRequests();
  const place = scenario && livePlaceOf(scenario.machine, scenario.name);
  const isWindowFocused = scenario?.name !== 'in an inactive window';
  return {
    bench: { kind: 'page', clock, pendingRequests, isHolding, recorder },
    pageData: { ...pageData, settings: { ...pageData.settings, ...place?.settings } },
    controls: {
      inspect: recorder.inspect,
      clock,
      interceptPort: holdPorts(pendingRequests, isHolding.get),
      inputOverrides: {
        language: { rendered: language, host: language },
        toaster: { now: clock.now, isWindowFocused },
        ...place?.inputOverrides,
      },
    },
  };
}
