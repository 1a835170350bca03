import { accessibility } from './en/accessibility';
import { booking } from './en/booking';
import { consent } from './en/consent';
import { contact } from './en/contact';
import { errors } from './en/errors';
import { forms } from './en/forms';
import { home } from './en/home';
import { layout } from './en/layout';
import { legal } from './en/legal';
import { objects } from './en/objects';
import { portfolio } from './en/portfolio';
import { pricing } from './en/pricing';
import { privacy } from './en/privacy';
import { promises } from './en/promises';
import { reviews } from './en/reviews';
import { services } from './en/services';
import { terms } from './en/terms';
import { toasts } from './en/toasts';
import { units } from './en/units';

/** The messages in `locales/en/`, as `npm run record` lists them. */
export const en = {
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
