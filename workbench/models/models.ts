import { bannerModel } from '../../machines/banner.model';
import { billModel } from '../../machines/bill.model';
import { bookingModel } from '../../machines/booking.model';
import { consentModel } from '../../machines/consent.model';
import { contactFormModel } from '../../machines/contactForm.model';
import { languageModel } from '../../machines/language.model';
import { menuEditorModel } from '../../machines/menuEditor.model';
import type { Model } from '../../machines/model';
import { panelModel } from '../../machines/panel.model';
import { reviewFormModel } from '../../machines/reviewForm.model';
import { reviewListModel } from '../../machines/reviewList.model';
import { siteModel } from '../../machines/site.model';
import { toastModel } from '../../machines/toast.model';
import { toasterModel } from '../../machines/toaster.model';
import { typeaheadModel } from '../../machines/typeahead.model';

const byMachine = {
  banner: bannerModel,
  bill: billModel,
  booking: bookingModel,
  consent: consentModel,
  contactForm: contactFormModel,
  language: languageModel,
  menuEditor: menuEditorModel,
  panel: panelModel,
  reviewForm: reviewFormModel,
  reviewList: reviewListModel,
  site: siteModel,
  toast: toastModel,
  toaster: toasterModel,
  typeahead: typeaheadModel,
};

/** The model of every machine. */
export const models: Readonly<Record<keyof typeof byMachine, Model>> = byMachine;
