import { byLanguage, type Language } from '../../locales/languages';
import { bannerModel } from '../../machines/banner.model';
import { billModel } from '../../machines/bill.model';
import { bookingModel } from '../../machines/booking.model';
import { consentModel } from '../../machines/consent.model';
import { contactFormModel } from '../../machines/contactForm.model';
import type { Model } from '../../machines/defineModel';
import { byField } from '../../machines/formRules';
import { languageModel } from '../../machines/language.model';
import { menuEditorModel } from '../../machines/menuEditor.model';
import { panelModel } from '../../machines/panel.model';
import { reviewFormModel } from '../../machines/reviewForm.model';
import { reviewListModel } from '../../machines/reviewList.model';
import { toastModel } from '../../machines/toast.model';
import { toasterModel } from '../../machines/toaster.model';
import { typeaheadModel } from '../../machines/typeahead.model';
import type { SiteInputs } from '../../src/actors/siteActors';
import type { PagePath } from '../../src/content/navigation';
import type { Settings } from '../../src/settings/settingsSchema';

/** Address at which a machine is in a scenario of its model. */
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
 * Every machine by the name of its file: its model, and where its scenarios are on the site. A scenario has no place if
 * its machine exists only during an interaction, or starts before it can be controlled.
 */
const registry = {
  banner: at(bannerModel, {
    'with a message': {
      path: '/',
      inputOverrides: { banner: { hasMessage: true } },
      settings: {
        bannerMessage: {
          ...byLanguage(() => 'Closed on Friday from noon'),
          he: 'בשישי סגור מהצהריים',
        },
      },
    },
    'without a message': { path: '/', inputOverrides: { banner: { hasMessage: false } } },
  }),
  bill: at(billModel, { 'on the price list': { path: '/pricing' } }),
  booking: at(bookingModel, {
    'the page is loaded': {
      path: '/services',
      inputOverrides: { booking: { isPageLoaded: true } },
    },
  }),
  consent: at(consentModel, {
    'asked for the first time': consent({ mode: 'ask' }),
    'granted on an earlier visit': consent({ mode: 'ask', remembered: 'granted' }),
    'refused on an earlier visit': consent({ mode: 'ask', remembered: 'refused' }),
    'when asking is turned off': consent({ mode: 'none', remembered: 'refused' }),
    'under Global Privacy Control': consent({
      mode: 'none',
      globalPrivacyControl: true,
      remembered: 'granted',
    }),
  }),
  contactForm: at(contactFormModel, {
    'on the contact page': { path: '/contact', hash: '#order' },
  }),
  language: at(languageModel, {
    'an English page on the English domain': {
      path: '/',
      language: 'en',
      inputOverrides: { language: { rendered: 'en', host: 'en' } },
    },
    'an English page on the Hebrew domain': {
      path: '/',
      language: 'en',
      inputOverrides: { language: { rendered: 'en', host: 'he' } },
    },
  }),
  menuEditor: at(menuEditorModel),
  panel: at(panelModel, { 'on any page': { path: '/' } }),
  reviewForm: at(reviewFormModel, { 'on the reviews page': { path: '/reviews', hash: '#review' } }),
  reviewList: at(reviewListModel, { 'on the home page': { path: '/' } }),
  toast: at(toastModel),
  // A page without requests, and so without toasts.
  toaster: at(toasterModel, {
    'in an active window': { path: '/terms' },
    'in an inactive window': { path: '/terms' },
  }),
  typeahead: at(typeaheadModel),
};

export type MachineName = keyof typeof registry;

export const machineNames = Object.keys(registry).filter(isMachineName);

/** The model of every machine. */
export const models = byField(machineNames, (name) => registry[name].model);

/** Every machine, for tools, tests and the workbench; the site starts its own. */
export const machines = byField(machineNames, (name) => models[name].machine);

/** Address of a scenario; `undefined` if no page has it. */
export function livePlaceOf(machine: MachineName, scenario: string): LivePlace | undefined {
  return registry[machine].places[scenario];
}

/** True if a page has the machine. */
export function hasPage(machine: MachineName): boolean {
  return Object.keys(registry[machine].places).length > 0;
}

export function isMachineName(name: string): name is MachineName {
  return Object.hasOwn(registry, name);
}

function at<Scenario extends string>(
  model: Model<object, string, Scenario>,
  places: { readonly [Name in NoInfer<Scenario>]?: LivePlace } = {},
): { readonly model: Model; readonly places: Readonly<Record<string, LivePlace | undefined>> } {
  return { model, places };
}

function consent(
  input: Partial<SiteInputs['consent']> & Pick<SiteInputs['consent'], 'mode'>,
): LivePlace {
  const inputOverrides = { consent: { globalPrivacyControl: false, ...input } };
  return { path: '/privacy', inputOverrides };
}
