import { bannerMachine } from '../../machines/banner.machine';
import { billMachine } from '../../machines/bill.machine';
import { bookingMachine } from '../../machines/booking.machine';
import { consentMachine } from '../../machines/consent.machine';
import { contactFormMachine } from '../../machines/contactForm.machine';
import { languageMachine } from '../../machines/language.machine';
import { menuEditorMachine } from '../../machines/menuEditor.machine';
import { panelMachine } from '../../machines/panel.machine';
import { reviewFormMachine } from '../../machines/reviewForm.machine';
import { reviewListMachine } from '../../machines/reviewList.machine';
import { siteMachine } from '../../machines/site.machine';
import { toastMachine } from '../../machines/toast.machine';
import { toasterMachine } from '../../machines/toaster.machine';
import { typeaheadMachine } from '../../machines/typeahead.machine';

/** Every machine by file name, for tools, tests and the workbench; the site starts its own. */
export const machines = {
  banner: bannerMachine,
  bill: billMachine,
  booking: bookingMachine,
  consent: consentMachine,
  contactForm: contactFormMachine,
  language: languageMachine,
  menuEditor: menuEditorMachine,
  panel: panelMachine,
  reviewForm: reviewFormMachine,
  reviewList: reviewListMachine,
  site: siteMachine,
  toast: toastMachine,
  toaster: toasterMachine,
  typeahead: typeaheadMachine,
} as const;

export type MachineName = keyof typeof machines;
