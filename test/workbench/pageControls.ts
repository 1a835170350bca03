import type { Control } from 'xstate-workbench/frame';
import { byLanguage, fallbackLanguage, type Language, languageOf } from '../../locales/languages';
import type { PageData } from '../../src/app/pageData';
import type { SiteControls } from '../../src/site/siteControls';

/** Puts the framed page's machines under control: clock, requests, record, and the input of the scenario. */
export function pageControls(
  { options, holdPort, inputs, variants, scenario }: Control,
  pageData: PageData,
): { readonly controls: SiteControls; readonly pageData: PageData; readonly rendered: Language } {
  const language = languageOf(variants.language) ?? fallbackLanguage;
  const rendered = languageOf(Reflect.get(Object(inputs.language), 'rendered')) ?? language;
  const bannerMessage = byLanguage(() => 'Closed on Friday from noon');
  const isAnnounced = scenario?.machine === 'banner';
  const settings = { ...pageData.settings, ...(isAnnounced && { bannerMessage }) };
  return {
    pageData: { ...pageData, settings },
    rendered,
    controls: {
      ...options,
      interceptPort: holdPort,
      inputOverrides: {
        language: { rendered: language, host: language },
        toaster: { now: options.clock.now, isWindowFocused: true },
        ...inputs,
      },
    },
  };
}
