import type { PageData } from '../../app/pageData';
import type { SiteControls } from '../../app/siteControls';
import { createHandClock } from '../../models/handClock';
import { Asks } from '../bench/asks';
import type { Bench } from '../bench/bench';
import { holdPorts } from '../bench/holdPorts';
import { createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import type { FrameHost } from './frameHost';
import { livePlaceOf } from './livePlaces';

export interface PageBench {
  readonly bench: Bench;
  readonly controls: SiteControls;
  readonly pageData: PageData;
}

/** The framed page's machines in hand: its clock, its requests, a record of what they do. */
export function openPageBench({ orders, taken }: FrameHost, pageData: PageData): PageBench {
  const { situation, language } = orders;
  // In a situation of a model only what is stepped happens.
  const clock = createHandClock(situation === undefined);
  const isHolding = createStore(situation !== undefined);
  const recorder = createRecorder({ now: clock.now, taken });
  const asks = new Asks();
  const place = situation && livePlaceOf(situation.machine, situation.name);
  const isWindowFocused = situation?.name !== 'in a window that is not looked at';
  return {
    bench: { kind: 'page', clock, asks, isHolding, recorder },
    pageData: { ...pageData, settings: { ...pageData.settings, ...place?.settings } },
    controls: {
      inspect: recorder.inspect,
      clock,
      interceptPort: holdPorts(asks, isHolding.get),
      inputOverrides: {
        rendered: language,
        host: language,
        toaster: { now: clock.now, isWindowFocused },
        ...place?.inputOverrides,
      },
    },
  };
}
