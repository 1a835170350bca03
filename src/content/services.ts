import type { en } from '../../locales/en';
import type { MessageKey } from '../../locales/words';
import type { Price } from './price';

export type ServiceId = keyof typeof en.services.items;

/** Illustration of a service. */
export type IllustrationName =
  | 'tableTent'
  | 'sticker'
  | 'receipt'
  | 'ledger'
  | 'docket'
  | 'serviceTag';

/** One card of the services page. Its four to six features are messages: `services.items.<id>.features`. */
export interface Service {
  readonly id: ServiceId;
  /** Id of the card on `/services`, without `#`. */
  readonly anchor: ServiceAnchor;
  readonly title: MessageKey;
  /** Two or three sentences for the card. */
  readonly description: MessageKey;
  /** One sentence for the home page. */
  readonly preview: MessageKey;
  readonly price: Price;
  readonly image: IllustrationName;
}

/** The four anchors of the specification (section 2), and one for each other service. */
export type ServiceAnchor =
  | 'qr-menu'
  | 'nfc'
  | 'ecommerce'
  | 'booking'
  | 'custom-development'
  | 'maintenance';

/** All services in the order of the page. Source: docs/specification.md, sections 2 and 9. */
export const services: readonly Service[] = [
  service('qrMenu', 'qr-menu', 'tableTent', { kind: 'amount', amount: 299, per: 'month' }),
  service('nfc', 'nfc', 'sticker', { kind: 'amount', amount: 199, per: 'month' }),
  service('onlineStore', 'ecommerce', 'receipt', { kind: 'amount', amount: 799, per: 'month' }),
  service('booking', 'booking', 'ledger', { kind: 'amount', amount: 399, per: 'month' }),
  service('customDevelopment', 'custom-development', 'docket', { kind: 'onRequest' }),
  service('maintenance', 'maintenance', 'serviceTag', { kind: 'hourlyOrMonthly' }),
];

/** The service in place of a plan: Starter, with the changes made by the studio. */
export const managedMenu = services.filter(({ id }) => id === 'qrMenu');

/** A service, whose messages are named after its id. */
function service(
  id: ServiceId,
  anchor: ServiceAnchor,
  image: IllustrationName,
  price: Price,
): Service {
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

const onHomePage: readonly ServiceId[] = ['qrMenu', 'onlineStore', 'booking', 'maintenance'];

/** The four that the home page shows. Source: docs/specification.md, section 2. */
export const previewedServices = services.filter(({ id }) => onHomePage.includes(id));
