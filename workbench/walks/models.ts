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
import { startModel } from '../../machines/start.model';
import { toastModel } from '../../machines/toast.model';
import { toasterModel } from '../../machines/toaster.model';
import { typeaheadModel } from '../../machines/typeahead.model';
import type { PagePath } from '../../src/site.pages';

/** A machine: its model, and where it is on the site. */
interface Entry {
  readonly model: Model;
  /** Absent if the machine exists only during an interaction. */
  readonly page?: PagePath;
  /** Part of the page to scroll to: `#order`. */
  readonly hash?: string;
  /** Scenario that ends before the page can be controlled. */
  readonly except?: string;
}

/** Every machine by the name of its file. */
const registry = {
  banner: { model: bannerModel, page: '/' },
  bill: { model: billModel, page: '/pricing' },
  booking: { model: bookingModel, page: '/services', except: 'the page is still loading' },
  consent: { model: consentModel, page: '/privacy' },
  contactForm: { model: contactFormModel, page: '/contact', hash: '#order' },
  language: { model: languageModel, page: '/' },
  menuEditor: { model: menuEditorModel },
  panel: { model: panelModel, page: '/' },
  reviewForm: { model: reviewFormModel, page: '/reviews', hash: '#review' },
  reviewList: { model: reviewListModel, page: '/' },
  start: { model: startModel },
  toast: { model: toastModel },
  // A page without requests, and so without toasts.
  toaster: { model: toasterModel, page: '/terms' },
  typeahead: { model: typeaheadModel },
} as const satisfies Readonly<Record<string, Entry>>;

export type MachineName = keyof typeof registry;

const entries: Readonly<Record<MachineName, Entry>> = registry;

export const machineNames = Object.keys(registry).filter(isMachineName);

/** The model of every machine. */
export const models = byField(machineNames, (name) => entries[name].model);

/** Every machine, for tools, tests and the workbench; the site starts its own. */
export const machines = byField(machineNames, (name) => models[name].machine);

/** Page of a machine, in a scenario or in any; `undefined` if there is none. */
export function livePlaceOf(
  machine: MachineName,
  scenario?: string,
): { readonly path: PagePath; readonly hash: string } | undefined {
  const { page: path, hash = '', except } = entries[machine];
  return path && (except === undefined || scenario !== except) ? { path, hash } : undefined;
}

export function isMachineName(name: string): name is MachineName {
  return Object.hasOwn(registry, name);
}
