import type { MessageKey } from '../../locales/words';
import { claims } from './claims';
import type { Price } from './price';
import { managedMenu } from './services';

/** One feature of a plan: its message and parameters. */
interface PlanFeature {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, number>>;
}

/** One plan of the pricing page. */
export interface Plan {
  readonly id: 'starter' | 'professional' | 'enterprise';
  readonly name: MessageKey;
  readonly price: Price;
  readonly description: MessageKey;
  readonly badge?: MessageKey;
  readonly features: readonly PlanFeature[];
  readonly button: MessageKey;
  /** Raised card with the sticker `pricing.plans.popular`. */
  readonly popular: boolean;
}

/**
 * The three plans, in order: the QR menu that the customer manages. The service `qrMenu` is the Starter plan managed by
 * the studio (`promises.managedMenu`). Source: docs/specification.md, sections 3 and 9.
 */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'pricing.plans.starter.name',
    price: { kind: 'amount', amount: claims.starterPrice, per: 'month' },
    description: 'pricing.plans.starter.description',
    features: [
      { key: 'pricing.plans.features.menuItems', params: { items: claims.starterItems } },
      { key: 'pricing.plans.features.languages', params: { count: claims.starterLanguages } },
      { key: 'pricing.plans.features.qrMenu' },
      { key: 'pricing.plans.features.edit' },
      { key: 'promises.marks' },
      { key: 'promises.rounds' },
      { key: 'pricing.plans.features.emailSupport' },
      { key: 'promises.faults' },
    ],
    button: 'pricing.plans.starter.button',
    popular: false,
  },
  {
    id: 'professional',
    name: 'pricing.plans.professional.name',
    price: { kind: 'amount', amount: 399, per: 'month' },
    description: 'pricing.plans.professional.description',
    features: [
      { key: 'pricing.plans.features.allOfStarter' },
      { key: 'pricing.plans.features.unlimitedItems' },
      { key: 'pricing.plans.features.languages', params: { count: 5 } },
      { key: 'pricing.plans.features.byHour' },
      { key: 'pricing.plans.features.photos' },
      { key: 'pricing.plans.features.statistics' },
      { key: 'pricing.plans.features.phoneSupport' },
      { key: 'promises.rounds' },
    ],
    button: 'pricing.plans.professional.button',
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'pricing.plans.enterprise.name',
    price: { kind: 'custom', note: 'pricing.plans.enterprise.period' },
    description: 'pricing.plans.enterprise.description',
    badge: 'pricing.plans.enterprise.badge',
    features: [
      { key: 'pricing.plans.features.allOfProfessional' },
      { key: 'pricing.plans.features.branches' },
      { key: 'pricing.plans.features.pos' },
      { key: 'pricing.plans.features.languagesOnDemand' },
      { key: 'pricing.plans.features.contactPerson' },
      { key: 'promises.rounds' },
    ],
    button: 'pricing.plans.enterprise.button',
    popular: false,
  },
];

/** The plans, and the service in place of one. */
export const qrMenus = [...plans, ...managedMenu.map((menu) => ({ ...menu, name: menu.title }))];
