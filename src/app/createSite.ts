import { createActor } from 'xstate';
import type { Language } from '../../locales/languages';
import type { SiteInput } from '../../machines/site.machine';
import { showWidget } from '../adapters/bookingWidget';
import { storedConsent } from '../adapters/consentMemory';
import { hasGlobalPrivacyControl, isPageLoaded, isWindowFocused } from '../adapters/visit';
import { actorOptions } from '../hooks/actorOptions';
import type { MenuEditorActor, Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import type { Settings } from '../settings/settingsSchema';
import { loadDocument } from './loadDocument';
import type { SiteControls } from './siteControls';
import { reviewListWithPorts, siteWithPorts } from './sitePorts';

export interface SiteOptions extends SiteControls {
  readonly settings: Settings;
  /** Year of the export. */
  readonly year: number;
  readonly words: MessageStore;
  /**
   * Language of the exported page, and the language to show: that of the host name, unless the site reloaded itself.
   */
  readonly rendered: Language;
  readonly host: Language;
  /** Address that `loadDocument` has loaded this page for. */
  readonly reloadedFor?: string | undefined;
}

/** Creates the site of a rendered page with its adapters; inert until its actor is started. */
export function createSite(options: SiteOptions): Site {
  const { settings, year, words, inspect, clock, interceptPort, inputOverrides } = options;
  const actor = createActor(siteWithPorts(settings, words, interceptPort), {
    input: { ...inputOf(options), ...inputOverrides },
    ...actorOptions('site', options),
  });
  let menuEditor: Promise<MenuEditorActor> | undefined;
  const loadMenuEditor = async () =>
    (await import('./startMenuEditor')).startMenuEditor({ ...options, site: actor });
  return {
    settings,
    year,
    inspect,
    clock,
    actor,
    machines: { reviewList: reviewListWithPorts(settings, interceptPort) },
    loadMenuEditor: () => {
      menuEditor ??= loadMenuEditor();
      return menuEditor;
    },
    showBooking: (place) => showWidget(settings.bookingUrl, place),
    loadDocument: () => loadDocument(actor, options.reloadedFor),
  };
}

function inputOf({ settings, rendered, host }: SiteOptions): SiteInput {
  const { bannerMessage, analyticsId, analyticsConsent } = settings;
  return {
    rendered,
    host,
    hasBanner: bannerMessage.en !== '' || bannerMessage.he !== '',
    isPageLoaded: isPageLoaded(),
    consent: {
      // No consent prompt without analytics.
      mode: analyticsId === '' ? 'none' : analyticsConsent,
      globalPrivacyControl: hasGlobalPrivacyControl(),
      remembered: storedConsent(),
    },
    toaster: { now: () => performance.now(), isWindowFocused: isWindowFocused() },
  };
}
