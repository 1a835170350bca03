import { accessibility } from './he/accessibility';
import { booking } from './he/booking';
import { consent } from './he/consent';
import { contact } from './he/contact';
import { errors } from './he/errors';
import { forms } from './he/forms';
import { home } from './he/home';
import { layout } from './he/layout';
import { legal } from './he/legal';
import { objects } from './he/objects';
import { portfolio } from './he/portfolio';
import { pricing } from './he/pricing';
import { privacy } from './he/privacy';
import { promises } from './he/promises';
import { reviews } from './he/reviews';
import { services } from './he/services';
import { terms } from './he/terms';
import { toasts } from './he/toasts';
import { units } from './he/units';

/** The messages in `locales/he/`, as `npm run record` lists them. */
export const he = {
  accessibility,
  booking,
  consent,
  contact,
  errors,
  forms,
  home,
  layout,
  legal,
  objects,
  portfolio,
  pricing,
  privacy,
  promises,
  reviews,
  services,
  terms,
  toasts,
  units,
};
