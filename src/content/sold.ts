import { addOns } from './addOns';
import { plans } from './plans';
import { services } from './services';

/** Ids of all that is sold. What is not among them is on no page. */
export const soldIds: readonly string[] = [...services, ...plans, ...addOns].map(({ id }) => id);

const anyPlan = ['starter', 'professional', 'enterprise'];
const menus = [...anyPlan, 'qrMenu'];
const printed = ['tableQrCodes', 'nfcStickers'];
const systems = ['onlineStore', 'booking'];
const others = ['nfc', 'customDevelopment', 'maintenance'];
/** New services of the owner's, which have no words of their own in lists. */
const own = services
  .map(({ id }) => id)
  .filter((id) => ![...menus, ...systems, ...others].includes(id));

/** Names for several of them: messages speak of a group while one of it is sold. */
export const soldGroups: Readonly<Record<string, readonly string[]>> = {
  anyPlan,
  standardPlans: ['starter', 'professional'],
  anyAddOn: addOns.map(({ id }) => id),
  menus,
  printed,
  codes: [...menus, ...printed],
  systems,
  own,
};
