import { banner } from '../features/banner/banner.actor';
import { booking } from '../features/booking/booking.actor';
import { bookingBadge } from '../features/booking/bookingBadge.actor';
import { consent } from '../features/consent/consent.actor';
import { contactForm } from '../features/contact/contactForm.actor';
import { language } from '../features/language/language.actor';
import { panel } from '../features/panel/panel.actor';
import { reviewForm } from '../features/reviews/reviewForm.actor';
import { toaster } from '../features/toasts/toaster.actor';
import type { ActorList } from '../site/createActors';
import type { SiteActors } from '../site/siteActor';

/** Every actor of the site, by lifetime. Those without a definition here arrive with the code of a page. */
export const actors = {
  /** From hydration until the document is left. */
  site: [banner, booking, bookingBadge, consent, contactForm, language, panel, reviewForm, toaster],
  /** From the first component that uses it until the document is left. */
  firstUse: ['bill', 'menuEditor'],
  /** As long as one component. */
  component: ['reviewList', 'typeahead'],
} as const satisfies ActorList;

/** Both forms, whose drafts outlive the document. */
export function formsOf(running: SiteActors) {
  return { contactForm: running.of(contactForm), reviewForm: running.of(reviewForm) };
}
