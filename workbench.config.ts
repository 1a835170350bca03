import { defineConfig } from 'xstate-workbench';
import { languages } from './locales/languages';
import { bannerModel } from './machines/banner.model';
import { billModel } from './machines/bill.model';
import { bookingModel } from './machines/booking.model';
import { bookingBadgeModel } from './machines/bookingBadge.model';
import { consentModel } from './machines/consent.model';
import { contactFormModel } from './machines/contactForm.model';
import { languageModel } from './machines/language.model';
import { menuEditorModel } from './machines/menuEditor.model';
import { panelModel } from './machines/panel.model';
import { reviewFormModel } from './machines/reviewForm.model';
import { reviewListModel } from './machines/reviewList.model';
import { startModel } from './machines/start.model';
import { toastModel } from './machines/toast.model';
import { toasterModel } from './machines/toaster.model';
import { typeaheadModel } from './machines/typeahead.model';
import { pages } from './src/site/navigation';

/** Every machine by its name, and where it runs on the site. The first page and the first language are the defaults. */
export default defineConfig({
  models: {
    contactForm: { model: contactFormModel, page: '/contact', hash: '#order' },
    banner: { model: bannerModel, page: '/' },
    bill: { model: billModel, page: '/pricing' },
    booking: { model: bookingModel, page: '/services', except: 'the page is still loading' },
    bookingBadge: { model: bookingBadgeModel, page: '/' },
    consent: { model: consentModel, page: '/privacy' },
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
  },
  pages,
  variants: {
    language: Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name])),
  },
});
