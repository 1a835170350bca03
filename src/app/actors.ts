import { banner } from '../features/banner/banner.actor';
import { booking } from '../features/booking/booking.actor';
import { bookingBadge } from '../features/booking/bookingBadge.actor';
import { consent } from '../features/consent/consent.actor';
import { contactForm } from '../features/contact/contactForm.actor';
import { language } from '../features/language/language.actor';
import { panel } from '../features/panel/panel.actor';
import { reviewForm } from '../features/reviews/reviewForm.actor';
import { toaster } from '../features/toasts/toaster.actor';
import type { SiteActor, SiteActors } from '../site/siteActor';

/** Actors that run from hydration until the document is left. All others are created by the code that first uses them. */
export const actors: readonly SiteActor[] = [
  banner,
  booking,
  bookingBadge,
  consent,
  contactForm,
  language,
  panel,
  reviewForm,
  toaster,
];

/** Both forms, whose drafts outlive the document. */
export function formsOf(running: SiteActors) {
  return { contactForm: running.of(contactForm), reviewForm: running.of(reviewForm) };
}
