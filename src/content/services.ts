import type { MessageKey } from '../../locales/words';
import type { Price } from './price';

export type ServiceId =
  | 'qrMenu'
  | 'nfc'
  | 'onlineStore'
  | 'booking'
  | 'customDevelopment'
  | 'maintenance';

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
  {
    ...wordsOf('qrMenu'),
    anchor: 'qr-menu',
    price: { kind: 'amount', amount: 299, per: 'month' },
    image: 'tableTent',
  },
  {
    ...wordsOf('nfc'),
    anchor: 'nfc',
    price: { kind: 'amount', amount: 199, per: 'month' },
    image: 'sticker',
  },
  {
    ...wordsOf('onlineStore'),
    anchor: 'ecommerce',
    price: { kind: 'amount', amount: 799, per: 'month' },
    image: 'receipt',
  },
  {
    ...wordsOf('booking'),
    anchor: 'booking',
    price: { kind: 'amount', amount: 399, per: 'month' },
    image: 'ledger',
  },
  {
    ...wordsOf('customDevelopment'),
    anchor: 'custom-development',
    price: { kind: 'onRequest' },
    image: 'docket',
  },
  {
    ...wordsOf('maintenance'),
    anchor: 'maintenance',
    price: { kind: 'hourlyOrMonthly' },
    image: 'serviceTag',
  },
];

/** The service in place of a plan: Starter, with the changes made by the studio. */
export const managedMenu = services.filter(({ id }) => id === 'qrMenu');

/** A service's id, and its messages, which are named after it. */
function wordsOf(id: ServiceId): Pick<Service, 'id' | 'title' | 'description' | 'preview'> {
  return {
    id,
    title: `services.items.${id}.title`,
    description: `services.items.${id}.description`,
    preview: `services.items.${id}.preview`,
  };
}

const onHomePage: readonly ServiceId[] = ['qrMenu', 'onlineStore', 'booking', 'maintenance'];

/** The four that the home page shows. Source: docs/specification.md, section 2. */
export const previewedServices = services.filter(({ id }) => onHomePage.includes(id));
