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

/** One card of the services page. */
export interface Service {
  readonly id: ServiceId;
  /** Id of the card on `/services`, without `#`. */
  readonly anchor: ServiceAnchor;
  readonly title: MessageKey;
  /** Two or three sentences for the card. */
  readonly description: MessageKey;
  /** One sentence for the home page. */
  readonly preview: MessageKey;
  /** Four to six included features. Features of plans and add-ons are not repeated here. */
  readonly features: readonly MessageKey[];
  /** Feature shown beside the price on `/pricing`. */
  readonly mainFeature: MessageKey;
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
    id: 'qrMenu',
    anchor: 'qr-menu',
    title: 'services.items.qrMenu.title',
    description: 'services.items.qrMenu.description',
    preview: 'services.items.qrMenu.preview',
    features: [
      'services.items.qrMenu.features.scan',
      'services.items.qrMenu.features.edit',
      'services.items.qrMenu.features.languages',
      'services.items.qrMenu.features.marks',
      'services.items.qrMenu.features.byUs',
    ],
    mainFeature: 'services.items.qrMenu.features.byUs',
    price: { kind: 'amount', amount: 299, per: 'month' },
    image: 'tableTent',
  },
  {
    id: 'nfc',
    anchor: 'nfc',
    title: 'services.items.nfc.title',
    description: 'services.items.nfc.description',
    preview: 'services.items.nfc.preview',
    features: [
      'services.items.nfc.features.target',
      'services.items.nfc.features.rewrite',
      'services.items.nfc.features.count',
      'services.items.nfc.features.replaced',
      'services.items.nfc.features.pack',
    ],
    mainFeature: 'services.items.nfc.features.target',
    price: { kind: 'amount', amount: 199, per: 'month' },
    image: 'sticker',
  },
  {
    id: 'onlineStore',
    anchor: 'ecommerce',
    title: 'services.items.onlineStore.title',
    description: 'services.items.onlineStore.description',
    preview: 'services.items.onlineStore.preview',
    features: [
      'services.items.onlineStore.features.stock',
      'services.items.onlineStore.features.pos',
      'services.items.onlineStore.features.checkout',
      'services.items.onlineStore.features.delivery',
      'services.items.onlineStore.features.receipt',
      'services.items.onlineStore.features.holidays',
    ],
    mainFeature: 'services.items.onlineStore.features.checkout',
    price: { kind: 'amount', amount: 799, per: 'month' },
    image: 'receipt',
  },
  {
    id: 'booking',
    anchor: 'booking',
    title: 'services.items.booking.title',
    description: 'services.items.booking.description',
    preview: 'services.items.booking.preview',
    features: [
      'services.items.booking.features.ledger',
      'services.items.booking.features.floor',
      'services.items.booking.features.reminder',
      'services.items.booking.features.waiting',
      'services.items.booking.features.calendar',
      'services.items.booking.features.notes',
    ],
    mainFeature: 'services.items.booking.features.ledger',
    price: { kind: 'amount', amount: 399, per: 'month' },
    image: 'ledger',
  },
  {
    id: 'customDevelopment',
    anchor: 'custom-development',
    title: 'services.items.customDevelopment.title',
    description: 'services.items.customDevelopment.description',
    preview: 'services.items.customDevelopment.preview',
    features: [
      'services.items.customDevelopment.features.scope',
      'services.items.customDevelopment.features.platforms',
      'services.items.customDevelopment.features.links',
      'services.items.customDevelopment.features.demo',
      'services.items.customDevelopment.features.ownership',
    ],
    mainFeature: 'services.items.customDevelopment.features.scope',
    price: { kind: 'onRequest' },
    image: 'docket',
  },
  {
    id: 'maintenance',
    anchor: 'maintenance',
    title: 'services.items.maintenance.title',
    description: 'services.items.maintenance.description',
    preview: 'services.items.maintenance.preview',
    features: [
      'services.items.maintenance.features.changes',
      'services.items.maintenance.features.updates',
      'services.items.maintenance.features.backup',
      'services.items.maintenance.features.watch',
      'services.items.maintenance.features.terms',
    ],
    mainFeature: 'services.items.maintenance.features.terms',
    price: { kind: 'hourlyOrMonthly' },
    image: 'serviceTag',
  },
];

const onHomePage: readonly ServiceId[] = ['qrMenu', 'onlineStore', 'booking', 'maintenance'];

/** The four that the home page shows. Source: docs/specification.md, section 2. */
export const previewedServices = services.filter(({ id }) => onHomePage.includes(id));
