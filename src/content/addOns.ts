import type { MessageKey } from '../../locales/words';
import { noPlan } from '../../machines/billRules';
import { type Plan, plans } from './plans';
import type { Price, PriceUnit } from './price';
import { workTerms } from './workTerms';

/** An add-on. The price has its unit. */
export interface AddOn {
  readonly id: string;
  readonly name: MessageKey;
  readonly description: MessageKey;
  readonly price: Extract<Price, { readonly kind: 'amount' }>;
  /** Minimum quantity; default 1. */
  readonly min?: number;
  /** What to know of it beside a choice of plan. */
  readonly notes?: Readonly<Record<string, MessageKey>>;
  /** Choices that it does not go with, and the reason: they include it, or it needs a plan. */
  readonly obstacles?: Readonly<Partial<Record<Plan['id'] | typeof noPlan, Obstacle>>>;
}

export type Obstacle = 'included' | 'needsPlan';

/** All add-ons, in order, that can be bought. Source: docs/specification.md, section 9. */
export const addOns = sold(
  addOn('nfcStickers', 250, 'packOf10'),
  {
    ...addOn('extraLanguage', 99, 'language'),
    obstacles: { enterprise: 'included', [noPlan]: 'needsPlan' },
  },
  {
    ...addOn('menuPhotography', 1500, 'thirtyDishes'),
    notes: { starter: 'pricing.bill.noPhotos', qrMenu: 'pricing.bill.noPhotos' },
  },
  { ...addOn('tableQrCodes', 49, 'table'), min: workTerms.minTables },
  { ...addOn('reviewsSystem', 399, 'month'), obstacles: { [noPlan]: 'needsPlan' } },
  { ...addOn('paymentSystem', 799, 'once'), obstacles: { [noPlan]: 'needsPlan' } },
);

function sold(...listed: readonly AddOn[]): readonly AddOn[] {
  return listed.filter(({ obstacles }) => plans.length > 0 || obstacles?.[noPlan] !== 'needsPlan');
}

type IdOf<Key> = Key extends `pricing.addOns.${infer Id}.name` ? Id : never;

/** An add-on with its price in whole shekels; its messages are named after its id. */
function addOn(id: IdOf<MessageKey>, amount: number, per: PriceUnit): AddOn {
  return {
    id,
    name: `pricing.addOns.${id}.name`,
    description: `pricing.addOns.${id}.description`,
    price: { kind: 'amount', amount, per },
  };
}
