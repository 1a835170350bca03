import type { PageData } from '../../src/app/pageData';
import type { SiteControls } from '../../src/app/siteControls';
import { holdPorts } from '../bench/holdPorts';
import { livePlaceOf } from '../walks/models';
import type { FrameHost } from './frame';

/** Puts the framed page's machines under control: clock, requests, record, and the scenario. */
export function pageControls(
  { request: { scenario, language }, bench, isHolding }: FrameHost,
  pageData: PageData,
): { readonly controls: SiteControls; readonly pageData: PageData } {
  const { clock, recorder, pendingRequests } = bench;
  const place = scenario && livePlaceOf(scenario.machine, scenario.name);
  const isWindowFocused = scenario?.name !== 'in an inactive window';
  return {
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
