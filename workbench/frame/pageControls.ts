import { createEmptyActor } from 'xstate';
import { byLanguage, type Language, languageOf } from '../../locales/languages';
import type { PageData } from '../../src/app/pageData';
import type { SiteControls } from '../../src/site/siteControls';
import { holdPorts } from '../bench/holdPorts';
import { inputOf } from '../walks/machineHarness';
import { models } from '../walks/models';
import type { FrameLoad } from './frame';

/** Puts the framed page's machines under control: clock, requests, record, and the input of the scenario. */
export function pageControls(
  { request: { scenario, language }, bench, isHolding }: FrameLoad,
  pageData: PageData,
): { readonly controls: SiteControls; readonly pageData: PageData; readonly rendered: Language } {
  const { clock, recorder, pendingRequests } = bench;
  const { now } = clock;
  const { machine = '', name = '' } = scenario ?? {};
  const starts = scenario && models[scenario.machine].scenarios[name];
  const input = starts && inputOf(starts, { now, listener: createEmptyActor() });
  const rendered = languageOf(Reflect.get(Object(input), 'rendered')) ?? language;
  const bannerMessage = byLanguage(() => 'Closed on Friday from noon');
  const settings = { ...pageData.settings, ...(machine === 'banner' && { bannerMessage }) };
  return {
    pageData: { ...pageData, settings },
    rendered,
    controls: {
      inspect: recorder.inspect,
      clock,
      interceptPort: holdPorts(pendingRequests, isHolding.get),
      inputOverrides: {
        language: { rendered: language, host: language },
        toaster: { now, isWindowFocused: true },
        ...(input !== undefined && { [machine]: input }),
      },
    },
  };
}
