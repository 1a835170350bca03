import type { MachineName } from '../../../workbench/models/machines';
import { bannerDriver } from './banner';
import { billDriver } from './bill';
import { bookingDriver } from './booking';
import type { AnyDriver } from './browserDriver';
import { consentDriver } from './consent';
import { contactFormDriver } from './contactForm';
import { languageDriver } from './language';
import { menuEditorDriver } from './menuEditor';
import { panelDriver } from './panel';
import { reviewFormDriver } from './reviewForm';
import { reviewListDriver } from './reviewList';
import { siteDriver } from './site';
import { toastDriver } from './toast';
import { toasterDriver } from './toaster';
import { typeaheadDriver } from './typeahead';

/** Drivers of every machine. */
export const drivers: Readonly<Record<MachineName, AnyDriver>> = {
  banner: bannerDriver,
  bill: billDriver,
  booking: bookingDriver,
  consent: consentDriver,
  contactForm: contactFormDriver,
  language: languageDriver,
  menuEditor: menuEditorDriver,
  panel: panelDriver,
  reviewForm: reviewFormDriver,
  reviewList: reviewListDriver,
  site: siteDriver,
  toast: toastDriver,
  toaster: toasterDriver,
  typeahead: typeaheadDriver,
};
