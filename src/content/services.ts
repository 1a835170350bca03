import type * as en from '../../locales/en';
import type { MessageKey } from '../../locales/words';
import type { Photo } from './photo';
import type { Price } from './price';
import { workTerms } from './workTerms';

/** Each service has its messages in `services.items`. */
export type ServiceId = keyof typeof en.services.items;

/** One card of the services page. Its four to six features are messages: `services.items.<id>.features`. */
export interface Service<Anchor extends string = ServiceAnchor> {
  readonly id: ServiceId;
  /** Id of the card on `/services`, without `#`. */
  readonly anchor: Anchor;
  readonly title: MessageKey;
  /** Two or three sentences for the card. */
  readonly description: MessageKey;
  /** One sentence for the home page. */
  readonly preview: MessageKey;
  readonly price: Price;
  /** A drawn object that no other service has, or a photograph. */
  readonly image: 'tableTent' | 'sticker' | 'receipt' | 'ledger' | 'docket' | 'serviceTag' | Photo;
}

/** All services in the order of the page. Source: docs/specification.md, sections 2 and 9. */
export const services = [
  service('qrMenu', 'qr-menu', 'tableTent', { kind: 'amount', amount: 299, per: 'month' }),
  service('nfc', 'nfc', 'sticker', { kind: 'amount', amount: 199, per: 'month' }),
  service('onlineStore', 'ecommerce', 'receipt', { kind: 'amount', amount: 799, per: 'month' }),
  service('booking', 'booking', 'ledger', { kind: 'amount', amount: 399, per: 'month' }),
  service('customDevelopment', 'custom-development', 'docket', { kind: 'onRequest' }),
  service('maintenance', 'maintenance', 'serviceTag', {
    kind: 'amount',
    amount: workTerms.maintenanceHour,
    per: 'hour',
  }),
];

export type ServiceAnchor = (typeof services)[number]['anchor'];

const previewed: readonly ServiceId[] = ['qrMenu', 'onlineStore', 'booking', 'maintenance'];
/** Those that the home page shows; others take the place of those not sold. Source: docs/specification.md, section 2. */
export const previewedServices = pick(...previewed)
  .concat(services.filter(({ id }) => !previewed.includes(id)))
  .slice(0, previewed.length);

/** Those in the second column of the footer. Source: docs/specification.md, section 2. */
export const footerServices = pick(
  'qrMenu',
  'nfc',
  'onlineStore',
  'maintenance',
  'customDevelopment',
);

/** The service in place of a plan: Starter, with the changes made by the studio. */
export const managedMenu = pick('qrMenu');

/** The listed services among these. */
function pick(...ids: readonly ServiceId[]): readonly Service[] {
  return ids.flatMap((id) => services.filter((one) => one.id === id));
}

/** A service, whose messages are named after its id. `per: 'once'` is paid once; `price.ts` has the other units. */
function service<const Anchor extends string>(
  id: ServiceId,
  anchor: Anchor,
  image: Service<string>['image'],
  price: Price,
): Service<Anchor> {
  return {
    id,
    anchor,
    title: `services.items.${id}.title`,
    description: `services.items.${id}.description`,
    preview: `services.items.${id}.preview`,
    price,
    image,
  };
}
