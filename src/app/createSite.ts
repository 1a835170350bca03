import { createActor } from 'xstate';
import type { Language } from '../../locales/languages';
import type { SiteInput } from '../../machines/site.machine';
import { showWidget } from '../adapters/bookingWidget';
import { rememberedConsent } from '../adapters/consentMemory';
import { asksForPrivacy, isPageLoaded, isWindowFocused } from '../adapters/visit';
import type { QrCodes } from '../content/qrCode';
import { actorOptions } from '../hooks/actorOptions';
import type { OwnMenuActor, Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import type { Settings } from '../settings/settingsSchema';
import { reportChunkError } from './connectRecovery';
import type { SiteControls } from './siteControls';
import { reviewListWithPorts, siteWithPorts } from './sitePorts';

export interface SiteOptions extends SiteControls {
  readonly settings: Settings;
  /** The year of the export. */
  readonly year: number;
  /** The site's own addresses as codes to scan. */
  readonly qr: QrCodes;
  readonly words: MessageStore;
  /** The language that the page was written in, and the one to show: the host name's, but for a reload by the site itself. */
  readonly rendered: Language;
  readonly host: Language;
  /** The address that this visit was already loaded anew for. */
  readonly reloadedFor?: string | undefined;
}

/** One site for one rendered page, wired to the outside world; inert until its actor is started. */
export function createSite(options: SiteOptions): Site {
  const { settings, year, qr, words, inspect, clock, interceptPort, inputOverrides } = options;
  const actor = createActor(siteWithPorts(settings, words, interceptPort), {
    input: { ...inputOf(options), ...inputOverrides },
    ...actorOptions('site', options),
  });
  let menuEditor: Promise<OwnMenuActor> | undefined;
  const loadOwnMenu = async () =>
    (await import('./startMenuEditor')).startMenuEditor({ ...options, site: actor });
  return {
    settings,
    year,
    qr,
    inspect,
    clock,
    actor,
    machines: { reviewList: reviewListWithPorts(settings, interceptPort) },
    loadOwnMenu: () => {
      menuEditor ??= loadOwnMenu();
      return menuEditor;
    },
    showBooking: (place) => showWidget(settings.bookingUrl, place),
    reportChunkError: () => void reportChunkError(actor),
  };
}

function inputOf({ settings, rendered, host, reloadedFor }: SiteOptions): SiteInput {
  const { bannerMessage, analyticsId, analyticsConsent } = settings;
  return {
    rendered,
    host,
    hasBanner: bannerMessage.en !== '' || bannerMessage.he !== '',
    isPageLoaded: isPageLoaded(),
    consent: {
      // Nobody is asked for what is not done.
      mode: analyticsId === '' ? 'none' : analyticsConsent,
      globalPrivacyControl: asksForPrivacy(),
      remembered: rememberedConsent(),
    },
    recovery: { hasReloadedFor: reloadedFor },
    toaster: { now: () => performance.now(), isWindowFocused: isWindowFocused() },
  };
}
