/** The model of every machine, under the name of its file. */
export { bannerModel as banner } from '../../machines/banner.model';
export { billModel as bill } from '../../machines/bill.model';
export { bookingModel as booking } from '../../machines/booking.model';
export { consentModel as consent } from '../../machines/consent.model';
export { contactFormModel as contactForm } from '../../machines/contactForm.model';
export { languageModel as language } from '../../machines/language.model';
export { menuEditorModel as menuEditor } from '../../machines/menuEditor.model';
export { panelModel as panel } from '../../machines/panel.model';
export { reviewFormModel as reviewForm } from '../../machines/reviewForm.model';
export { reviewListModel as reviewList } from '../../machines/reviewList.model';
export { toastModel as toast } from '../../machines/toast.model';
export { toasterModel as toaster } from '../../machines/toaster.model';
export { typeaheadModel as typeahead } from '../../machines/typeahead.model';
