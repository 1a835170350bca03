import { addOns } from './addOns';
import { plans } from './plans';
import { services } from './services';

/** Ids of all that is sold. What is not among them is on no page. */
export const soldIds: readonly string[] = [...services, ...plans, ...addOns].map(({ id }) => id);
