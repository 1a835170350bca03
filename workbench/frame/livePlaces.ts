import { byLanguage, type Language } from '../../locales/languages';
import type { SiteInputs } from '../../src/actors/siteActors';
import type { PagePath } from '../../src/content/navigation';
import type { Settings } from '../../src/settings/settingsSchema';
import type { MachineName } from '../walks/models';

/** Addresses at which a machine is in a scenario of its model. */
export interface LivePlace {
  readonly path: PagePath;
  /** Part of the page to scroll to: `#order`. */
  readonly hash?: string;
  /** Language of the scenario, if it has only one. */
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  /** Machine inputs that replace those that the page would detect. */
  readonly inputOverrides?: Partial<Omit<SiteInputs, 'toaster'>>;
}

/**
 * Address, or `undefined` if no page has the scenario: the machine exists only during an interaction (toast,
 * typeahead), or starts before it can be controlled (site, loading pages).
 */
export function livePlaceOf(machine: MachineName, scenario: string): LivePlace | undefined {
  return places[machine]?.[scenario];
}

const home: PagePath = '/';
/** A page without requests, and so without toasts. */
const quiet: PagePath = '/terms';

export const places: Partial<Record<MachineName, Readonly<Record<string, LivePlace>>>> = {
  language: {
    'an English page on the English domain': {
      path: home,
      language: 'en',
      inputOverrides: { language: { rendered: 'en', host: 'en' } },
    },
    'an English page on the Hebrew domain': {
      path: home,
      language: 'en',
      inputOverrides: { language: { rendered: 'en', host: 'he' } },
    },
  },
  panel: { 'on any page': { path: home } },
  banner: {
    'with a message': {
      path: home,
      inputOverrides: { banner: { hasMessage: true } },
      settings: {
        bannerMessage: {
          ...byLanguage(() => 'Closed on Friday from noon'),
          he: 'בשישי סגור מהצהריים',
        },
      },
    },
    'without a message': { path: home, inputOverrides: { banner: { hasMessage: false } } },
  },
  bill: { 'on the price list': { path: '/pricing' } },
  contactForm: { 'on the contact page': { path: '/contact', hash: '#order' } },
  reviewForm: { 'on the reviews page': { path: '/reviews', hash: '#review' } },
  booking: {
    'the page is loaded': {
      path: '/services',
      inputOverrides: { booking: { isPageLoaded: true } },
    },
  },
  consent: {
    'asked for the first time': consent({ mode: 'ask' }),
    'granted on an earlier visit': consent({ mode: 'ask', remembered: 'granted' }),
    'refused on an earlier visit': consent({ mode: 'ask', remembered: 'refused' }),
    'when asking is turned off': consent({ mode: 'none', remembered: 'refused' }),
    'under Global Privacy Control': consent({
      mode: 'none',
      globalPrivacyControl: true,
      remembered: 'granted',
    }),
  },
  toaster: {
    'in an active window': { path: quiet },
    'in an inactive window': { path: quiet },
  },
  reviewList: { 'on the home page': { path: home } },
};

type Consent = SiteInputs['consent'];

function consent(input: Partial<Consent> & Pick<Consent, 'mode'>): LivePlace {
  const inputOverrides = { consent: { globalPrivacyControl: false, ...input } };
  return { path: '/privacy', inputOverrides };
}
