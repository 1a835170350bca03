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

/**
 * All English messages: the type of every other dictionary, and the fallback. `{{name}}` is filled at run time; every
 * message can use `studio`, `email`, `phone`, `year`, `uptime`, `replyHours`, `meetingMinutes`, `startWeeks`, and
 * each of `promises`.
 */
export const en = {
  layout,
  home,
  services,
  promises,
  portfolio,
  pricing,
  contact,
  reviews,
  booking,
  forms,
  objects,
  errors,
  legal,
  terms,
  privacy,
  accessibility,
  consent,
  toasts,
  units,
};
