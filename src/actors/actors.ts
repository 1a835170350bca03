/** Every actor that lives as long as the site, under the name by which components and inspectors know it. */
export { banner } from './banner';
export { booking } from './booking';
export { consent } from './consent';
export { contactForm } from './contactForm';
export { language } from './language';
export { panel } from './panel';
export { reviewForm } from './reviewForm';
export { toaster } from './toaster';
