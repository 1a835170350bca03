/* The model of every machine, as `npm run record` lists them. */
export { bannerModel as banner } from './banner.model';
export { billModel as bill } from './bill.model';
export { bookingModel as booking } from './booking.model';
export { bookingBadgeModel as bookingBadge } from './bookingBadge.model';
export { consentModel as consent } from './consent.model';
export { contactFormModel as contactForm } from './contactForm.model';
export { languageModel as language } from './language.model';
export { menuEditorModel as menuEditor } from './menuEditor.model';
export { panelModel as panel } from './panel.model';
export { reviewFormModel as reviewForm } from './reviewForm.model';
export { reviewListModel as reviewList } from './reviewList.model';
export { startModel as start } from './start.model';
export { toastModel as toast } from './toast.model';
export { toasterModel as toaster } from './toaster.model';
export { typeaheadModel as typeahead } from './typeahead.model';
