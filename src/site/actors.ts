/** Every actor that lives as long as the site, under the name by which components and inspectors know it. */
export { banner } from '../features/banner/banner.actor';
export { booking } from '../features/booking/booking.actor';
export { consent } from '../features/consent/consent.actor';
export { contactForm } from '../features/contact/contactForm.actor';
export { language } from '../features/language/language.actor';
export { panel } from '../features/panel/panel.actor';
export { reviewForm } from '../features/reviews/reviewForm.actor';
export { toaster } from '../features/toasts/toaster.actor';
